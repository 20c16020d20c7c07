"""`python -m pugsbox` is `pugsbox`."""

from pugsbox.cli import main

if __name__ == "__main__":
    main()
