import type { ReleaseFigures } from '@sannidhi/contracts';

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A release's page-load failure rate: "1.5%", a dash if nobody loaded it. */
export const failingShare = ({ loads, failures }: ReleaseFigures): string =>
  loads === 0 ? '–' : `${percent.format((failures / loads) * 100)}%`;
