import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Script } from './font-runs.ts';
import { unpackWoff } from './woff.ts';

export const WEIGHTS = [400, 600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<string, Font>();

/** A Noto font, parsed once per process: parsing takes a hundred times as long as drawing a receipt. */
export function openFont(script: Script, weight: Weight): Font {
  const family = script.startsWith('latin') ? 'noto-sans' : `noto-sans-${script}`;
  const name = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  const font = opened.get(name) ?? (create(unpackWoff(readFileSync(resolve(name)))) as Font);
  opened.set(name, font);
  return font;
}
