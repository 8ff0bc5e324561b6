import { percentile } from '../report/percentile.ts';
import { FLOODS } from './floods.ts';
import { SteadyFlood } from './steady-flood.ts';

const SECONDS = 6;
const READERS = 2;
const NETWORKS = [1, 200] as const;
const BETWEEN_MS = 20;

/** The effect of one flood on a reader. */
export interface BystanderFigures {
  flood: string;
  networks: number;
  p95Ms: number;
  /** The flood's responses by status. */
  statuses: Record<string, number>;
}

/** Floods a platform with each kind of request that anyone may send, from one network and from two hundred, while someone reads. */
export async function measureBystander(port: number, read: () => Promise<unknown>): Promise<BystanderFigures[]> {
  const figures: BystanderFigures[] = [];
  for (const [name, next] of Object.entries(FLOODS))
    for (const networks of NETWORKS) {
      const flood = new SteadyFlood(port, next, networks);
      const p95Ms = Math.round(percentile(await timesOf(read), 0.95) * 10) / 10;
      flood.end();
      figures.push({ flood: name, networks, p95Ms, statuses: flood.statuses });
    }
  return figures;
}

async function timesOf(read: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const reader = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      await read();
      times.push(performance.now() - startedAt);
      await new Promise((next) => setTimeout(next, BETWEEN_MS));
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times;
}
