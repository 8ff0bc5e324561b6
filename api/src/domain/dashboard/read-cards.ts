import type { OfficeCardState, OfficeDashboard } from '@sannidhi/contracts';
import type { CardRequest, DashboardCard } from './dashboard-card.ts';

interface Reading {
  /** How long the page waits for its slowest card, in milliseconds. */
  lateMs: number;
  onFailure: (card: string, error: unknown) => void;
}

/** Reads cards at the same time; one that fails or is late leaves the others alone. */
export async function readCards(
  cards: readonly DashboardCard[],
  request: CardRequest,
  { lateMs, onFailure }: Reading,
): Promise<OfficeDashboard['cards']> {
  const deadline = deadlineIn(lateMs);
  const failedOf = (name: string) => (error: unknown) => {
    onFailure(name, error);
    return { state: 'failed' } as const;
  };
  const states = cards.map(async (card) => {
    const ready = readyOf(card, request).catch(failedOf(card.name));
    return [card.name, await Promise.race([ready, deadline.passed])] as const;
  });
  try {
    return Object.fromEntries(await Promise.all(states));
  } finally {
    deadline.cancel();
  }
}

async function readyOf(card: DashboardCard, request: CardRequest): Promise<OfficeCardState<unknown>> {
  return { state: 'ready', data: await card.read(request) };
}

function deadlineIn(milliseconds: number): { passed: Promise<{ state: 'late' }>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<{ state: 'late' }>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'late' }), milliseconds);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}
