import fs from 'node:fs';

/**
 * Puts commits to a SQLite file on the disk: what was committed is in the write-ahead log, and one sync of it is enough for all who committed
 * before. With `synchronous = FULL` each commit would sync for itself and hold up the process and every other writer meanwhile; with
 * `NORMAL` SQLite leaves it to us (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
export class SqliteLog {
  #file: number | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(private readonly path: string) {}

  /** Resolves once everything that is committed now is on the disk. Rejects with the system's error. */
  synced(): Promise<void> {
    // The sync that runs may have begun before the commit: the one after it is certain to include it.
    this.#next ??= this.#running.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.#next;
  }

  /** Closes the log after the last sync. */
  async close(): Promise<void> {
    await Promise.allSettled([this.#running, this.#next]);
    if (this.#file !== undefined) fs.closeSync(this.#file);
    this.#file = undefined;
  }

  private begin(): Promise<void> {
    this.#next = undefined;
    this.#running = this.sync();
    return this.#running;
  }

  private sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      // Without a log, nothing was committed to it.
      if (this.#file === undefined && !fs.existsSync(this.path)) return resolve();
      this.#file ??= fs.openSync(this.path, 'r+');
      fs.fdatasync(this.#file, (error) => (error ? reject(error) : resolve()));
    });
  }
}
