/** Lets a limited number pass at a time; the others wait in line. */
export class Gate {
  private free: number;
  private isOpen = true;
  private readonly line: (() => void)[] = [];

  constructor(width: number) {
    this.free = width;
  }

  /** Lets nobody else in; who is inside goes on. */
  close(): void {
    this.isOpen = false;
  }

  open(): void {
    this.isOpen = true;
    for (; this.free > 0 && this.line.length > 0; this.free -= 1) this.line.shift()?.();
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOpen && this.free > 0) this.free -= 1;
    else await new Promise<void>((enter) => this.line.push(enter));
    try {
      return await work();
    } finally {
      const next = this.isOpen ? this.line.shift() : undefined;
      if (next) next();
      else this.free += 1;
    }
  }
}
