import { fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import type { PlatformSide } from './platform-side.ts';
import { GIFTS_PER_ROUND, ROUNDS } from './rounds.ts';

type Statement = { how: string; sql: string; parameters?: unknown[] };
type Kind = 'give' | 'settle' | 'read';

/** Gives as many gifts as all rounds need, in the same phases, and records which statements each request ran. */
export async function record(side: PlatformSide, statementsFile: string, segmentsFile: string) {
  const log = new StatementLog(statementsFile);
  const segments: Record<Kind, Statement[][]> = { give: [], settle: [], read: [] };
  const replies: Partial<Record<Kind, unknown>> = {};
  const during = async <T>(kind: Kind, work: Promise<T>): Promise<T> => {
    const result = await work;
    segments[kind].push(log.sinceLast());
    return result;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const gifts = [];
    for (let at = 0; at < GIFTS_PER_ROUND; at += 1) {
      const gift = await during('give', side.give());
      replies.settle = JSON.parse(await during('settle', side.settle(gift)));
      replies.give = JSON.parse(gift.reply);
      gifts.push(gift);
    }
    for (const { orderId } of gifts) replies.read = JSON.parse(await during('read', side.read(orderId)));
  }
  writeFileSync(segmentsFile, JSON.stringify({ segments, replies }));
  return { statementsPerGift: mean(segments.give) + mean(segments.settle), statementsPerRead: mean(segments.read) };
}

const mean = (segments: Statement[][]) => Math.round(segments.reduce((sum, { length }) => sum + length, 0) / segments.length);

/** Reads what the recorder added since the last read. */
class StatementLog {
  private seen = 0;
  private readonly file: number;

  constructor(file: string) {
    this.file = openSync(file, 'r');
    this.sinceLast();
  }

  sinceLast(): Statement[] {
    const fresh = Buffer.alloc(fstatSync(this.file).size - this.seen);
    this.seen += readSync(this.file, fresh, 0, fresh.length, this.seen);
    return fresh
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Statement);
  }
}
