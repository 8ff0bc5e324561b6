import { mkdir, statfs } from 'node:fs/promises';
import type { ErrorCode } from '@sannidhi/contracts';
import { DomainError } from '../http/domain-error.ts';

/** What releases leave free: a tenth of the disk, at most this. Sign-ins, gifts and documents need it on a day when nobody looks. */
const MOST_RESERVED_BYTES = 1024 ** 3;
const RESERVED_SHARE = 0.1;

/** The room that what isn't ours (releases, papers of strangers) may take on the disk of a folder. */
export class DiskRoom {
  #promised = 0;

  constructor(
    private readonly folder: string,
    private readonly refusal: ErrorCode = 'release-no-room',
  ) {}

  /**
   * Does work that writes so many bytes, while others in this process who do the same are counted in. Throws the refusal before it
   * when the disk would go below its reserve.
   */
  async during<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    this.#promised += bytes;
    // Who asked first goes first: what is promised afterward doesn't count against it.
    const promised = this.#promised;
    try {
      if ((await this.left()) < promised) throw new DomainError(this.refusal);
      return await work();
    } finally {
      this.#promised -= bytes;
    }
  }

  /** Bytes above the reserve. */
  async left(): Promise<number> {
    await mkdir(this.folder, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(this.folder);
    return bavail * bsize - Math.min(MOST_RESERVED_BYTES, blocks * bsize * RESERVED_SHARE);
  }
}
