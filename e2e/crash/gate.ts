/** Lets a limited number pass at a time; the others wait in line. */
export class Gate {
  private free: number;
  private readonly line: (() => void)[] = [];

  constructor(width: number) {
    this.free = width;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((enter) => this.line.push(enter));
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
