import { mkdir, statfs } from 'node:fs/promises';
import type { ErrorCode } from '@sannidhi/contracts';
import { DomainError } from '../http/domain-error.ts';

/** What releases leave free: a tenth of the disk, at most this. Sign-ins, gifts and documents need it when nobody is watching. */
const MOST_RESERVED_BYTES = 1024 ** 3;
const RESERVED_SHARE = 0.1;

/** The space that content that isn't ours (releases, strangers' documents) may use on a folder's disk. */
export class DiskRoom {
  #promised = 0;

  constructor(
    private readonly folder: string,
    private readonly refusal: ErrorCode = 'release-no-room',
  ) {}

  /**
   * Runs work that writes a number of bytes, counting others in this process that do the same. Throws the given error first if the disk
   * would fall below its reserve.
   */
  async during<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    this.#promised += bytes;
    // First come, first served: later reservations don't count against it.
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
