import type { ReleaseFigures } from '@sannidhi/contracts';

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Which share of a release's page loads failed: "1.5 %", a dash where nobody loaded it. */
export const failingShare = ({ loads, failures }: ReleaseFigures): string =>
  loads === 0 ? '–' : `${percent.format((failures / loads) * 100)} %`;
