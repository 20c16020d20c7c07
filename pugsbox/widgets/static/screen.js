/* The front end of every screen. Python sends the screen once, as markup, and with each answer what its parts now look like; the
   front end sends back the text of an action. It knows no game.

   [data-action]    is pressed by mouse, Enter or Space; a select adds its value, a form the text of its field
   [data-single]    is pressed once by a double click, and so is what has a [data-n]
   [data-live]      sends its text as it is written, as often as it is answered
   [data-shortcut]  is the key that presses it while something in [data-roving] has the focus
   [data-part]      is what an answer changes: attributes, "text", "html" or "value"; "narrow/figure" is the figure in
                    data-scope="narrow"
   [data-roving]    is one Tab stop; arrow keys, Home and End move inside it along its [data-n], as far as they can be pressed
   [data-look]      goes to the first of those that it names
   [data-rest]      gets the focus when what had it is gone */

const PATIENCE = 2000; // milliseconds until "no kernel" is said
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function patch(root, parts, own) {
  for (const [name, looks] of Object.entries(parts)) {
    const [scope, part] = name.includes("/") ? name.split("/") : ["", name];
    const selector = `${scope && `[data-scope="${scope}"] `}[data-part="${part}"]`;
    for (const element of root.querySelectorAll(selector)) {
      for (const [key, value] of Object.entries(looks)) change(element, key, key === "html" ? own(value) : value);
    }
  }
}

function change(element, key, value) {
  if (key === "text") {
    if (element.textContent !== value) element.textContent = value;
  } else if (key === "html") {
    if (element.given === value) return;
    const open = [...element.querySelectorAll("details")].map((fold) => fold.open);
    element.innerHTML = element.given = value;
    element.querySelectorAll("details").forEach((fold, i) => { fold.open = open[i] ?? false; }); // what one reads stays open
  } else if (key === "value") {
    if (element.given !== value && !element.ahead) element.value = element.given = value; // what somebody is typing stays
  } else if (value === null) {
    element.removeAttribute(key);
  } else if (element.getAttribute(key) !== value) {
    element.setAttribute(key, value);
  }
}

function stops(group) {
  return [...group.querySelectorAll("[data-n][data-action]")];
}

// What can be pressed is one Tab stop, where somebody was last; what cannot is none.
function rove(root, number = root.dataset.at) {
  if (number) root.dataset.at = number;
  for (const group of root.querySelectorAll("[data-roving]")) {
    const path = stops(group);
    const here = path.find((stop) => stop.dataset.n === number) || path[0];
    for (const stop of path) stop.setAttribute("tabindex", stop === here ? "0" : "-1");
    for (const stop of group.querySelectorAll("[data-n][tabindex]:not([data-action])")) stop.removeAttribute("tabindex");
  }
}

function gone(element) {
  return !element.isConnected || !element.getClientRects().length || ("n" in element.dataset && !("action" in element.dataset));
}

// What had the focus may have been replaced: the same button gets it again, else the place where one reads on.
function refocus(root, action) {
  const again = [...root.querySelectorAll("button[data-action], select[data-action]")].find((e) => e.dataset.action === action);
  const shown = (element) => element && element.getClientRects().length > 0;
  const rests = [...root.querySelectorAll("[data-rest]")].filter((element) => element.textContent.trim());
  const next = [again, ...rests, root.querySelector("button[data-action]")].find(shown);
  if (next) next.focus({ preventScroll: !next.matches("[data-rest]") });
}

// What answers a press comes into view, wherever it stands: what is said about it, else the new page of a lesson.
function reveal(root, page = null) {
  const told = [...root.querySelectorAll('[role="alert"], [data-part="told"]')];
  const said = told.find((element) => element.textContent.trim() && element.getClientRects().length) || page;
  if (said) said.scrollIntoView({ block: "nearest" });
}

function usable(element) {
  return element.getAttribute("aria-disabled") !== "true";
}

function render({ model, el }) {
  const root = document.createElement("div");
  // Every view has ids of its own: a drawing must not take its patterns from another that may be gone tomorrow.
  const ending = `-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const own = (markup) => markup.replaceAll(model.get("ids"), ending);
  const begin = () => { root.innerHTML = own(model.get("markup")); };
  begin();
  el.append(root);
  const note = (text) => root.querySelectorAll('[data-part="note"]').forEach((element) => { element.textContent = text; });
  let waiting = 0; // the number of the question that has no answer yet
  let timer = null;
  let held = null; // what had the focus when the question was asked
  let typing = false; // whether that question was what somebody is typing: what is asked meanwhile is asked next
  let next = null;

  const ask = (action) => {
    if (waiting) { // one question at a time
      if (typing) next = action;
      return;
    }
    typing = false;
    const seen = model.get("answer").number;
    waiting = Math.max(model.get("asked").number, seen) + 1;
    root.dataset.waiting = waiting;
    held = document.activeElement;
    for (const alert of root.querySelectorAll('[role="alert"], [data-part="told"]')) {
      alert.textContent = alert.given = ""; // so that the same answer again is heard again
    }
    model.set("asked", { number: waiting, seen, action });
    model.save_changes();
    timer = setTimeout(() => {
      note(root.firstElementChild.dataset.noKernel);
      root.dataset.state = "no-kernel";
      reveal(root);
      delete root.dataset.waiting;
    }, PATIENCE);
  };

  const hear = () => {
    const { number, parts } = model.get("answer");
    const active = document.activeElement === document.body ? held : document.activeElement;
    const focused = active && (root.contains(active) || active === held) ? active : null;
    const page = root.querySelector('[data-part="tell"]');
    const read = page && page.textContent;
    patch(root, parts, own);
    rove(root);
    if (focused && gone(focused)) refocus(root, focused.dataset.action);
    root.dataset.answer = number;
    if (number < waiting) return; // the answer to somebody else
    clearTimeout(timer);
    if (waiting && !typing) reveal(root, page && page.textContent !== read ? page : null);
    waiting = 0;
    root.dataset.state = "answered";
    delete root.dataset.waiting;
    goOn();
  };

  // What was typed or pressed while somebody's typing was answered comes next, the typing first.
  const goOn = () => {
    const written = [...root.querySelectorAll("[data-live]")].find((element) => element.ahead);
    if (written) {
      tell(written);
    } else if (next) {
      const action = next;
      next = null;
      ask(action);
    }
  };

  const tell = (element) => {
    element.ahead = false;
    element.given = element.value;
    ask(`${element.dataset.live} ${element.value}`);
    typing = true;
  };

  const write = (event) => {
    if (!event.target.matches("[data-live]") || event.isComposing) return;
    event.target.ahead = true;
    if (!waiting) tell(event.target);
  };

  const press = (event) => {
    const pressed = event.target.closest("[data-action]");
    if (!pressed || pressed.matches("form, select") || !usable(pressed)) return;
    if (event.detail > 1 && (pressed.dataset.n || "single" in pressed.dataset)) return; // a double click is one step
    if (pressed.dataset.n) rove(root, pressed.dataset.n);
    pressed.focus();
    ask(pressed.dataset.action);
  };

  const submit = (event) => {
    event.preventDefault();
    ask(`${event.target.dataset.action} ${event.target.querySelector("input").value}`);
  };

  const choose = (event) => {
    const list = event.target;
    if (!list.matches("select[data-action]")) return;
    const before = [...list.options].find((option) => option.defaultSelected) || list.options[0];
    const { value } = list;
    if (waiting || !list.options[0].value) list.value = before.value; // nobody has heard of it; or it is done, not kept
    if (value) ask(`${list.dataset.action} ${value}`);
  };

  const key = (event) => {
    const editing = event.target.matches("input") && "acvxyz".includes(event.key.toLowerCase());
    if (["Tab", "Escape"].includes(event.key) || (event.key === "Enter" && event.shiftKey)) return; // JupyterLab's own
    if ((event.ctrlKey || event.metaKey) && !editing) return; // Ctrl+S saves
    event.stopPropagation(); // or it would take keys as shortcuts: b inserts a cell, x cuts the one with the board
    const held = event.repeat && ["Enter", " "].includes(event.key) && event.target.closest("[data-action]");
    if (held) event.preventDefault(); // a key held down is one action
    const group = event.target.closest("[data-roving]");
    if (!group || event.altKey) return;
    const path = stops(group);
    const here = path.indexOf(event.target);
    const there = { Home: 0, End: path.length - 1 }[event.key] ?? here + (ARROWS[event.key] ?? 0);
    const shortcut = root.querySelector(`[data-shortcut="${CSS.escape(event.key)}"]`);
    const asked = shortcut || (["Enter", " "].includes(event.key) ? event.target : null);
    if (asked) {
      if (!event.repeat && usable(asked)) ask(asked.dataset.action); // a key held down is one step
    } else if (!(event.key in ARROWS) && !["Home", "End"].includes(event.key)) {
      return;
    } else if (path[there]) {
      rove(root, path[there].dataset.n);
      path[there].focus();
    }
    event.preventDefault();
  };

  const fill = (event) => {
    if (!event.target.closest("[data-full-screen]")) return;
    if (document.fullscreenElement) document.exitFullscreen();
    else root.requestFullscreen();
  };

  const look = (event) => {
    const from = event.target.closest("[data-look]");
    const there = from && root.querySelector(from.dataset.look);
    if (!there) return;
    there.focus({ preventScroll: true });
    there.closest("li").scrollIntoView({ block: "center" });
  };

  root.addEventListener("click", press);
  root.addEventListener("click", look);
  root.addEventListener("click", fill);
  root.addEventListener("submit", submit);
  root.addEventListener("change", choose);
  root.addEventListener("input", write);
  root.addEventListener("compositionend", write);
  root.addEventListener("keydown", key);
  model.on("change:markup", begin);
  model.on("change:answer", hear);
  hear();
  root.dataset.state = "ready";
  return () => {
    clearTimeout(timer);
    model.off("change:markup", begin);
    model.off("change:answer", hear);
  };
}

export default { render };
