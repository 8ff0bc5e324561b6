import { referenceRows } from '../test/reference.ts';
import { type Answer, CONTENDERS } from './contenders.ts';

/** Every second day of 2025 is compared; anything farther than this from the reference is a different event. */
const EVERY = 2;
const WRONG_EVENT_MS = 3_600_000;
const QUANTITIES = ['tithi', 'nakshatra', 'yoga', 'karana', 'sunrise', 'moonrise'] as const satisfies readonly (keyof Answer)[];

type Truth = Answer & { date: string };

/** Median and worst distance from the reference in seconds, and how many days name a different event. */
export function accuracyTable(): Record<string, Record<string, string>> {
  const truths = truthsOf2025();
  return Object.fromEntries(
    CONTENDERS.map(({ name, fresh }) => {
      const ask = fresh();
      const answers = truths.map((truth) => ask(truth.date, (truth.sunrise ?? 0) + 1000));
      return [name, Object.fromEntries(QUANTITIES.map((quantity) => [quantity, summary(truths, answers, quantity)]))];
    }),
  );
}

function summary(truths: Truth[], answers: Answer[], quantity: keyof Answer): string {
  const pairs = truths.flatMap((truth, i) => {
    const [expected, said] = [truth[quantity], answers[i]?.[quantity] ?? null];
    return expected === null || said === null ? [] : [Math.abs(said - expected)];
  });
  const near = pairs.filter((distance) => distance < WRONG_EVENT_MS).sort((a, b) => a - b);
  if (near.length === 0) return '–';
  const seconds = (distance: number | undefined) => ((distance ?? 0) / 1000).toFixed(1);
  const wrong = pairs.length - near.length;
  return `${seconds(near[near.length >> 1])} / ${seconds(near.at(-1))} s${wrong ? `, ${wrong} wrong` : ''}`;
}

function truthsOf2025(): Truth[] {
  const ends = Object.fromEntries(
    ['tithi', 'nakshatra', 'yoga', 'karana'].map((kind) => [kind, referenceRows(`${kind}_end`).map((row) => Date.parse(String(row[1])))]),
  );
  const after = (kind: string, at: number) => ends[kind]?.find((end) => end > at) ?? null;
  return referenceRows('days_edison')
    .filter(([date]) => date?.startsWith('2025') && date < '2025-12-28')
    .filter((_, i) => i % EVERY === 0)
    .map(([date, rise, , , , moonrise]) => {
      const sunrise = Date.parse(String(rise));
      const limb = (kind: string) => after(kind, sunrise);
      const moon = moonrise ? Date.parse(moonrise) : null;
      return {
        date: String(date),
        sunrise,
        tithi: limb('tithi'),
        nakshatra: limb('nakshatra'),
        yoga: limb('yoga'),
        karana: limb('karana'),
        moonrise: moon,
      };
    });
}
