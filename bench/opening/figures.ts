import type { Row } from '../report/report.ts';

/** Requests for places, so many at once. */
export interface Rate {
  requests: number;
  held: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the API for a request, in ms; its streams and, where it is its own worker, its jobs included. */
  requestMs: number;
}

export interface OpeningFigures {
  database: 'SQLite' | 'MariaDB';
  people: number;
  streams: number;
  /** On the slot that everybody wants. */
  hot: Rate;
  /** On the other slots, and of those who came too late. */
  others: Rate;
  /** From the change in the database to the listener, over all messages, in ms. */
  heard: { messages: number; p50: number; p99: number; most: number };
  /** Processor time of the API from the minute of the opening on, per message, in µs. */
  messageMicros: number;
  /** Memory of the API per stream, in bytes. */
  heapEach: number;
  rssEach: number;
  /** What must never be. */
  wrong: string[];
}

const HOLDS_PER_SECOND = 200;
const SECOND_MS = 1_000;
const EACH_BYTES = 20_000;

/** The figures against their bars. On a busy machine the processor time says what an idle one would do. */
export function openingRows({
  database,
  people,
  streams,
  hot,
  others,
  heard,
  messageMicros,
  heapEach,
  rssEach,
  wrong,
}: OpeningFigures): Row[] {
  const named = (what: string) => `${database}: ${what}`;
  const most = SECOND_MS / HOLDS_PER_SECOND;
  return [
    {
      what: named(`${people} wait, ${streams} listen`),
      found: wrong.join('; ') || 'nothing oversold, nobody twice',
      budget: 'nothing wrong',
      holds: wrong.length === 0,
    },
    {
      what: named('holds on one slot'),
      found: `${hot.perSecond}/s`,
      budget: `≥ ${HOLDS_PER_SECOND}/s`,
      holds: hot.perSecond >= HOLDS_PER_SECOND,
    },
    { what: named('processor time of a hold on it'), found: `${hot.requestMs} ms`, budget: `≤ ${most} ms`, holds: hot.requestMs <= most },
    {
      what: named('answer to it, p50 and p99'),
      found: `${hot.p50} ms, ${hot.p99} ms`,
      budget: `≤ ${SECOND_MS} ms`,
      holds: hot.p99 <= SECOND_MS,
    },
    { what: named('holds on other slots'), found: `${others.perSecond}/s, ${others.requestMs} ms each, p99 ${others.p99} ms` },
    {
      what: named('a position is heard, p50 and p99'),
      found: `${heard.p50} ms, ${heard.p99} ms`,
      budget: `≤ ${SECOND_MS} ms`,
      holds: heard.p99 <= SECOND_MS,
    },
    { what: named('processor time of a message'), found: `${messageMicros} µs` },
    {
      what: named('memory of a stream, heap and resident'),
      found: `${heapEach} B, ${rssEach} B`,
      budget: `≤ ${EACH_BYTES} B`,
      holds: Math.max(heapEach, rssEach) <= EACH_BYTES,
    },
  ];
}
