import { mkdtempSync, rmSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskRoom } from './disk-room.ts';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual<object>('node:fs/promises'), statfs: jest.fn() }));

const GB = 1024 ** 3;
const MB = 1024 ** 2;
const folder = mkdtempSync(join(tmpdir(), 'room-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A disk of a given size and free space, in bytes. */
const aDisk = (bytes: number, free: number) =>
  jest.mocked(disk.statfs).mockResolvedValue({ bsize: 4096, blocks: bytes / 4096, bavail: free / 4096 } as never);
const refusal = { code: 'release-no-room', status: 507 };
const nothing = async () => 'done';

it('leaves a gigabyte of a large disk free', async () => {
  aDisk(100 * GB, GB + MB);
  await expect(new DiskRoom(folder).during(MB, nothing)).resolves.toBe('done');
  await expect(new DiskRoom(folder).during(MB + 1, nothing)).rejects.toMatchObject(refusal);
});

it('leaves a tenth of a small disk free', async () => {
  aDisk(640 * MB, 65 * MB);
  await expect(new DiskRoom(folder).during(MB, nothing)).resolves.toBe('done');
  await expect(new DiskRoom(folder).during(MB + 1, nothing)).rejects.toMatchObject(refusal);
});

it('promises the same room once, and gives it back when the work is done or failed', async () => {
  aDisk(100 * GB, GB + 3 * MB);
  const room = new DiskRoom(folder);
  const writes: (() => void)[] = [];
  const first = room.during(2 * MB, () => new Promise<string>((end) => writes.push(() => end('first'))));
  await expect(room.during(2 * MB, nothing)).rejects.toMatchObject(refusal);
  await expect(room.during(MB, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
  await expect(room.during(MB, nothing)).resolves.toBe('done');
  for (const end of writes) end();
  await expect(first).resolves.toBe('first');
  await expect(room.during(3 * MB, nothing)).resolves.toBe('done');
});
