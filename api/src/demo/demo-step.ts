import { createHash, hash as digest } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { Database } from '../platform/database/database.ts';

export interface DemoContext {
  database: Database;
  /** A provider by its class, for steps that go through a service. */
  get: INestApplicationContext['get'];
  /** The instant at which the data ends. */
  now: Date;
  profile: 'small' | 'scale';
  /** How many temples the scale profile adds; tests need only a few. */
  scaleTemples: number;
  /** Called for every batch of gifts written. */
  onGifts?: (written: number, total: number) => void;
}

/**
 * A part of the demo data. The same name and instant give the same rows (`demoId`, `demoRandom`), so an interrupted step can simply run
 * again: it inserts with `insertOnce` or in one transaction.
 */
export interface DemoStep {
  name: string;
  /** Steps it builds on, besides the core step. */
  after?: readonly string[];
  seed: (context: DemoContext) => Promise<void>;
}

/** The id of a named demo record: `demoId('temple:sri-kamakshi-edison')`. With an instant it sorts by time like our other ids. */
export function demoId(name: string, at?: Date): string {
  const hash = digest('sha256', `sannidhi demo ${name}`, 'hex');
  const head = at ? at.getTime().toString(16).padStart(12, '0') : hash.slice(0, 12);
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${head.slice(0, 8)}-${head.slice(8, 12)}-${at ? 7 : 8}${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** A stream of numbers from 0 up to 1 that is the same for the same name (mulberry32). */
export function demoRandom(name: string): () => number {
  let state = createHash('sha256').update(name).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
