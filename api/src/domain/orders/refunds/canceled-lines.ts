import type { OrderLine } from '../order-line.entity.ts';

/** What the temple canceled, and why; empty where it gave no reason. */
interface Canceled {
  id: string;
  reason: string;
}

/** The lines that are for something that was canceled, by their ids, each with the reason. */
export function reasonsOf(lines: readonly Pick<OrderLine, 'id' | 'itemId'>[], canceled: readonly Canceled[]): Map<string, string> {
  const reasons = new Map(canceled.map(({ id, reason }) => [id, reason]));
  return new Map(
    lines.flatMap(({ id, itemId }) => {
      const reason = reasons.get(itemId ?? '');
      return reason === undefined ? [] : [[id, reason] as const];
    }),
  );
}
