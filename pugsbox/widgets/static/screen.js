/* The front end of every screen. Python sends the screen once, as markup, and with each answer only what its parts now look
   like; the front end sends back the text of an action. It knows no game.

   [data-action]  is pressed by mouse, Enter or Space; a select adds its value, a form the text of its field
   [data-part]    is what an answer changes: attributes, "text" or "html"; "narrow/figure" means the figure in data-scope="narrow"
   [data-shortcut] is the key that presses it while something in [data-roving] has the focus
   [data-roving]  is one Tab stop; arrow keys, Home and End move inside it along its [data-n] */

const PATIENCE = 2000; // milliseconds until "no kernel" is said
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function patch(root, parts) {
  for (const [name, looks] of Object.entries(parts)) {
    const [scope, part] = name.includes("/") ? name.split("/") : ["", name];
    const selector = `${scope && `[data-scope="${scope}"] `}[data-part="${part}"]`;
    for (const element of root.querySelectorAll(selector)) {
      for (const [key, value] of Object.entries(looks)) change(element, key, value);
    }
  }
}

function change(element, key, value) {
  if (key === "text") {
    if (element.textContent !== value) element.textContent = value;
  } else if (key === "html") {
    if (element.shown !== value) element.innerHTML = element.shown = value;
  } else if (key === "value") {
    if (element.value !== value) element.value = value;
  } else if (value === null) {
    element.removeAttribute(key);
  } else if (element.getAttribute(key) !== value) {
    element.setAttribute(key, value);
  }
}

function stops(group) {
  return [...group.querySelectorAll("[data-n][tabindex]")];
}

function usable(element) {
  return element.getAttribute("aria-disabled") !== "true";
}

function rove(group, target) {
  for (const stop of stops(group)) stop.setAttribute("tabindex", stop === target ? "0" : "-1");
}

function render({ model, el }) {
  const root = document.createElement("div");
  // Every view has ids of its own: a drawing must not take its patterns from another that may be gone tomorrow.
  root.innerHTML = model.get("markup").replaceAll(model.get("ids"), `-${crypto.getRandomValues(new Uint32Array(1))[0]}`);
  el.append(root);
  const note = root.querySelector('[data-part="note"]');
  let waiting = 0; // the number of the question that has no answer yet
  let timer = null;

  const ask = (action) => {
    if (waiting) return; // one question at a time: a double click is one step
    waiting = Math.max(model.get("asked").number, model.get("answer").number) + 1;
    root.dataset.waiting = waiting;
    model.set("asked", { number: waiting, action });
    model.save_changes();
    timer = setTimeout(() => {
      waiting = 0;
      note.textContent = root.firstElementChild.dataset.noKernel;
      root.dataset.state = "no-kernel";
    }, PATIENCE);
  };

  const hear = () => {
    const { number, parts } = model.get("answer");
    clearTimeout(timer);
    waiting = 0;
    patch(root, parts);
    for (const stop of root.querySelectorAll("[tabindex], button, input, select")) {
      stop.setAttribute("data-lm-suppress-shortcuts", "true"); // of JupyterLab; the keys stop at the root as well
    }
    delete root.dataset.waiting;
    root.dataset.state = "answered";
    root.dataset.answer = number;
  };

  const press = (event) => {
    const pressed = event.target.closest("[data-action]");
    if (!pressed || pressed.matches("form, select") || !usable(pressed)) return;
    const group = pressed.closest("[data-roving]");
    if (group) rove(group, pressed);
    pressed.focus();
    ask(pressed.dataset.action);
  };

  const submit = (event) => {
    event.preventDefault();
    ask(`${event.target.dataset.action} ${event.target.querySelector("input").value}`);
  };

  const choose = (event) => {
    if (event.target.matches("select[data-action]")) ask(`${event.target.dataset.action} ${event.target.value}`);
  };

  const key = (event) => {
    // JupyterLab would take keys as shortcuts: b inserts a cell, x cuts the one with the board.
    if (!["Tab", "Escape"].includes(event.key) && !(event.key === "Enter" && event.shiftKey)) event.stopPropagation();
    const group = event.target.closest("[data-roving]");
    if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
    const path = stops(group);
    const here = path.indexOf(event.target);
    let there = here + (ARROWS[event.key] || 0);
    if (event.key === "Home") there = 0;
    if (event.key === "End") there = path.length - 1;
    const shortcut = root.querySelector(`[data-shortcut="${CSS.escape(event.key)}"]`);
    const asked = shortcut || (["Enter", " "].includes(event.key) && event.target);
    if (there !== here && path[there]) {
      rove(group, path[there]);
      path[there].focus();
    } else if (asked) {
      if (usable(asked)) ask(asked.dataset.action);
    } else if (there === here && !["Home", "End"].includes(event.key)) {
      return;
    }
    event.preventDefault();
  };

  root.addEventListener("click", press);
  root.addEventListener("submit", submit);
  root.addEventListener("change", choose);
  root.addEventListener("keydown", key);
  model.on("change:answer", hear);
  hear();
  root.dataset.state = "ready";
  return () => {
    clearTimeout(timer);
    model.off("change:answer", hear);
  };
}

export default { render };
