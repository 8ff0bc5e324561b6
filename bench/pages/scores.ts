import { desktopConfig } from 'lighthouse';
import type { Row } from '../report/report.ts';
import { inWords } from '../report/spread.ts';
import { type Found, inspect } from './lighthouse.ts';
import { announce } from './runs.ts';

const LEAST = 98;
/** Lighthouse's own presets; a page without a budget is reported. */
const PRESETS = [
  { path: '/', preset: 'mobile', hasBudget: true },
  { path: '/', preset: 'desktop', hasBudget: true },
  { path: '/login', preset: 'desktop', hasBudget: true },
  { path: '/login', preset: 'mobile', hasBudget: false },
] as const;

export type Scores = (typeof PRESETS)[number] & Found;

/** The scores Lighthouse gives the first pages of a visit. */
export async function measureScores(url: string, port: number): Promise<Scores[]> {
  const found: Scores[] = [];
  for (const page of PRESETS) {
    announce(`scores of ${page.path}, ${page.preset}`);
    const config = page.preset === 'desktop' ? { config: desktopConfig } : {};
    found.push({ ...page, ...(await inspect({ url: `${url}${page.path}`, port, ...config })) });
  }
  return found;
}

export const scoreRows = ({ path, preset, hasBudget, scores }: Scores): Row[] =>
  Object.entries(scores).map(([category, score]) => ({
    what: `${path} ${preset}: ${category}`,
    found: inWords(score),
    ...(hasBudget ? { budget: `≥ ${LEAST}`, holds: score.median >= LEAST } : {}),
  }));
