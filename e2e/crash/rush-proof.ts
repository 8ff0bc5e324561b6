import type { Outcome } from './rush-family.ts';
import type { RushNoun, RushPlaces } from './rush-noun.ts';
import type { Counted, PaidOrder, RushTruth } from './rush-truth.ts';

/** What a round's proof found. */
export interface Proof {
  wrong: string[];
  /** How many paid too late for all of their places, and got their money back. */
  paidBack: number;
}

/** What the database says after a rush, next to what its families know. */
export class RushProof {
  constructor(
    private readonly truth: RushTruth,
    private readonly noun: RushNoun,
  ) {}

  async of(places: RushPlaces, outcomes: readonly Outcome[]): Promise<Proof> {
    const { itemId, limits } = places;
    const wrong = this.missedOut(outcomes);
    wrong.push(...miscounted(await this.truth.counted(itemId), limits, 'in the rush'));
    const paid = await this.truth.paid(itemId, outcomes.filter((outcome) => outcome.paid).length);
    wrong.push(...mispaid(paid, outcomes));
    await this.truth.lapseAll(itemId);
    const counted = await this.truth.counted(itemId);
    wrong.push(...miscounted(counted, limits, 'after the holds lapsed'));
    wrong.push(...(await this.stranded(places, counted)));
    const paidBack = paid.filter(({ end }) => end === 'lacks places and was paid back');
    wrong.push(...(await this.unlisted(itemId, outcomes, paidBack)));
    return { wrong, paidBack: paidBack.length };
  }

  /** Everybody without a place was told so by the first answer, and could wait. */
  private missedOut(outcomes: readonly Outcome[]): string[] {
    const { gone } = this.noun.codes;
    const refusals = outcomes.filter(({ held, waits, left, refused }) => !held && !((waits || left) && refused[0] === gone));
    return refusals.slice(0, 3).map(({ refused }) => `a family without a place wasn’t offered the waitlist: ${refused.join(', ')}`);
  }

  /** Nobody waits for what is free. */
  private async stranded({ itemId, limits }: RushPlaces, counted: readonly Counted[]): Promise<string[]> {
    const held = counted.filter(({ rows }) => rows.held > 0).map(told);
    const free = new Map(counted.map(({ what, counts }) => [what, (limits.get(what) ?? 0) - sumOf(counts)]));
    const waiting = (await this.truth.waits(itemId)).filter(({ status }) => status === 'waiting');
    const inVain = waiting.filter((wait) => [...this.noun.needsOf(wait)].every(([what, count]) => (free.get(what) ?? 0) >= count));
    return [
      ...held.map((each) => `holds didn’t lapse: ${each}`),
      ...(inVain.length > 0 ? [`a place is stranded, ${inVain.length} could have it: ${counted.map(told).join('; ')}`] : []),
    ];
  }

  /** On the list are those who joined it and those who paid in vain. */
  private async unlisted(itemId: string, outcomes: readonly Outcome[], paidBack: readonly PaidOrder[]): Promise<string[]> {
    const joined = outcomes.filter(({ waits }) => waits).length;
    const waits = await this.truth.waits(itemId);
    const first = new Set(waits.filter(({ turn }) => Number(turn) === 0).map(({ accountId }) => String(accountId)));
    return [
      ...(waits.length === joined + paidBack.length
        ? []
        : [`${joined} joined and ${paidBack.length} paid in vain, ${waits.length} are on the list`]),
      ...paidBack.filter(({ payer }) => !first.has(payer)).map(({ id }) => `who paid order ${id} in vain isn’t first in line`),
    ];
  }
}

/** Counts are what the rows behind them are, and neither is more than there is. */
function miscounted(counted: readonly Counted[], limits: ReadonlyMap<string, number>, when: string): string[] {
  const missing = [...limits.keys()].filter((what) => !counted.some((each) => each.what === what));
  return [
    ...missing.map((what) => `${when} nothing counts ${what}`),
    ...counted
      .filter(({ counts, rows }) => !isSame(counts, rows))
      .map((each) => `${when} counts aren’t what their rows are: ${told(each)}`),
    ...counted
      .filter(({ what, counts, rows }) => Math.max(sumOf(counts), sumOf(rows)) > (limits.get(what) ?? 0))
      .map((each) => `${when} oversold, of ${limits.get(each.what)}: ${told(each)}`),
  ];
}

/** Who paid has what they paid for, or the money back; nobody paid who doesn't know, or twice. */
function mispaid(paid: readonly PaidOrder[], outcomes: readonly Outcome[]): string[] {
  const known = new Set(outcomes.filter((outcome) => outcome.paid).map(({ orderId }) => orderId));
  const found = new Set(paid.map(({ id }) => id));
  const payers = paid.map(({ payer }) => payer);
  return [
    ...paid
      .filter(({ end }) => end === 'is unsettled')
      .map(({ id, facts }) => `order ${id} was paid, and places and money don’t match: ${facts}`),
    ...[...known].filter((id) => !found.has(String(id))).map((id) => `order ${id} was paid, and the database doesn’t know`),
    ...paid.filter(({ id }) => !known.has(id)).map(({ id }) => `order ${id} is paid, and its family doesn’t know`),
    ...payers.filter((payer, index) => payers.indexOf(payer) !== index).map((payer) => `${payer} was charged twice`),
  ];
}

type Counts = Counted['counts'];
const sumOf = ({ held, sold, offered }: Counts): number => held + sold + offered;
const isSame = (one: Counts, other: Counts): boolean => one.held === other.held && one.sold === other.sold && one.offered === other.offered;
const told = ({ what, counts, rows }: Counted): string => `${what} counts ${listed(counts)}, its lines and offers are ${listed(rows)}`;
const listed = ({ held, sold, offered }: Counts): string => `${held} held, ${sold} sold, ${offered} offered`;
