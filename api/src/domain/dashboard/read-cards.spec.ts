import type { CardRequest, DashboardCard } from './dashboard-card.ts';
import { readCards } from './read-cards.ts';

const request = {} as CardRequest;
const card = (name: string, read: () => Promise<unknown>) => ({ name, nouns: [], permissions: [], read }) as unknown as DashboardCard;
const status = card('temple', async () => ({ status: 'approved' }));

describe('the cards of a dashboard', () => {
  it('fail one by one, and what failed is reported', async () => {
    const failures: unknown[] = [];
    const broken = card('books', () => Promise.reject(new Error('the processor is away')));
    const cards = await readCards([status, broken], request, { lateMs: 60_000, onFailure: (...what) => failures.push(what) });
    expect(cards).toEqual({ temple: { state: 'ready', data: { status: 'approved' } }, books: { state: 'failed' } });
    expect(failures).toEqual([['books', new Error('the processor is away')]]);
  });

  it('do not wait for one that never ends', async () => {
    const endless = card('books', () => new Promise(() => undefined));
    const onFailure = jest.fn();
    const cards = await readCards([status, endless], request, { lateMs: 1, onFailure });
    expect(cards).toEqual({ temple: { state: 'ready', data: { status: 'approved' } }, books: { state: 'late' } });
    expect(onFailure).not.toHaveBeenCalled();
  });
});
