import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Script } from './font-runs.ts';

export const WEIGHTS = [400, 600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

const resolve = createRequire(import.meta.url).resolve;
const loaded = new Map<string, Buffer>();

/** The bytes of a Noto face, read once per process. Receipts embed what they use of it. */
export function fontFile(script: Script, weight: Weight): Buffer {
  const family = script.startsWith('latin') ? 'noto-sans' : `noto-sans-${script}`;
  const name = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  const bytes = loaded.get(name) ?? readFileSync(resolve(name));
  loaded.set(name, bytes);
  return bytes;
}
