import { readFileSync, writeFileSync } from 'node:fs';
import type { PlatformSide } from './platform-side.ts';
import { GIFTS_PER_ROUND, ROUNDS } from './rounds.ts';

type Statement = { how: string; sql: string; parameters?: unknown[] };
type Kind = 'give' | 'pay' | 'settle' | 'read';

/** Gives as many gifts as all rounds need, in the same phases, and records which statements each request ran. */
export async function record(side: PlatformSide, statementsFile: string, segmentsFile: string) {
  const log = new StatementLog(statementsFile);
  const segments: Record<Kind, Statement[][]> = { give: [], pay: [], settle: [], read: [] };
  const replies: Partial<Record<Kind, unknown>> = {};
  const during = async <T>(kind: Kind, work: Promise<T>): Promise<T> => {
    const result = await work;
    segments[kind].push(log.sinceLast());
    return result;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const gifts = [];
    for (let at = 0; at < GIFTS_PER_ROUND; at += 1) gifts.push(await during('give', side.give()));
    const events = [];
    for (const { checkoutId } of gifts) events.push(await during('pay', side.pay(checkoutId)));
    for (const event of events) replies.settle = JSON.parse(await during('settle', side.settle(event)));
    for (const { orderId, reply } of gifts) {
      replies.read = JSON.parse(await during('read', side.read(orderId)));
      replies.give = JSON.parse(reply);
    }
  }
  writeFileSync(segmentsFile, JSON.stringify({ segments, replies }));
  return { statementsPerGift: mean(segments.give) + mean(segments.settle), statementsPerRead: mean(segments.read) };
}

const mean = (segments: Statement[][]) => Math.round(segments.reduce((sum, { length }) => sum + length, 0) / segments.length);

/** Reads what the recorder added since the last read. */
class StatementLog {
  private seen = 0;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.sinceLast();
  }

  sinceLast(): Statement[] {
    const text = readFileSync(this.file, 'utf8');
    const fresh = text.slice(this.seen);
    this.seen = text.length;
    return fresh
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Statement);
  }
}
