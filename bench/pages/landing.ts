import type { Flags } from 'lighthouse';
import type { Row } from '../report/report.ts';
import { inWords } from '../report/spread.ts';
import { type Found, inspect } from './lighthouse.ts';
import { announce } from './runs.ts';

/** A cable connection shared by a household, on a phone four times slower than this machine; applied, not simulated. */
export const LINE = { latencyMs: 100, kbps: 9000, cpuSlowdown: 4 } as const;
const THROTTLING: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: LINE.latencyMs,
    downloadThroughputKbps: LINE.kbps,
    uploadThroughputKbps: LINE.kbps,
    cpuSlowdownMultiplier: LINE.cpuSlowdown,
  },
};
const SCREENS = {
  phone: { formFactor: 'mobile', screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false } },
  desktop: { formFactor: 'desktop', screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false } },
} as const satisfies Record<string, Flags>;

/** A phone over the line above. */
export const ON_PHONE: Flags = { ...THROTTLING, ...SCREENS.phone };

export interface Landing {
  screen: keyof typeof SCREENS;
  audits: Found['audits'];
}

/** The landing page over the connection above, on a small screen and a large one. */
export async function measureLanding(url: string, port: number): Promise<Landing[]> {
  const found: Landing[] = [];
  for (const screen of ['phone', 'desktop'] as const) {
    announce(`landing page, ${screen}`);
    const { audits } = await inspect({ url, port, flags: { ...THROTTLING, ...SCREENS[screen] } });
    found.push({ screen, audits });
  }
  return found;
}

/** A landing's figures against their budgets. */
export const landingRows = ({ screen, audits: { lcpMs, usableMs, tbtMs, cls } }: Landing): Row[] => [
  { what: `${screen}: largest paint`, found: inWords(lcpMs, 'ms'), budget: '≤ 600 ms', holds: lcpMs.median <= 600 },
  { what: `${screen}: usable`, found: inWords(usableMs, 'ms'), budget: '≤ 1000 ms', holds: usableMs.median <= 1000 },
  { what: `${screen}: blocked`, found: inWords(tbtMs, 'ms'), budget: '≤ 100 ms', holds: tbtMs.median <= 100 },
  { what: `${screen}: layout shift`, found: inWords(cls), budget: '≤ 0.01', holds: cls.median <= 0.01 },
];
