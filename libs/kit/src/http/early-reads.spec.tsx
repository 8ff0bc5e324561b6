import { donationEndpoints, sessionEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { invalidateNouns, queryClient } from '../query/query-client.ts';
import { useRead } from '../query/use-read.ts';
import { askForSession } from '../session/ask-for-session.ts';
import { openPageAs } from '../session/page-temple.ts';
import { sessionStore } from '../session/session-store.ts';
import { buildDonor, buildStaff, type MockNetwork, mockNetwork } from '../testing/index.ts';
import { EARLY_FRESH_MS } from './early-reads.ts';

const donor = buildDonor();
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
const [ME, SAVED] = [sessionEndpoints.donor.me.path, templeEndpoints.saved.path];
/** A read of which the page doesn't say what it shows. */
const UNNAMED = donationEndpoints.list.path;
const reads = () => renderHook(() => useRead(templeEndpoints.saved), { wrapper }).result;
const answered = (reply: unknown, status = 200) =>
  Promise.resolve({ ok: status === 200, status, text: async () => JSON.stringify(reply) } as Response);

/** What the page's inline script would have asked for. */
const asked = (
  answers: Record<string, Promise<Response | undefined>>,
  { session = `token-1 ${donor.id}`, temple = undefined as string | undefined } = {},
) => {
  globalThis.sannidhiReads = { session, ...(temple ? { temple } : {}), answers, nouns: { [SAVED]: templeEndpoints.saved.reads } };
};
const signIn = () => sessionStore.setState({ status: 'authenticated', user: donor });

let network: MockNetwork;
beforeEach(() => {
  queryClient.clear();
  sessionStore.setState({ status: 'loading', user: undefined });
  openPageAs(undefined);
  localStorage.setItem('authToken', 'token-1');
  localStorage.setItem('user', JSON.stringify(donor));
  network = mockNetwork().on(templeEndpoints.saved, []).on(sessionEndpoints.donor.me, donor);
});
afterEach(() => {
  network.restore();
  localStorage.clear();
  globalThis.sannidhiReads = undefined;
  jest.restoreAllMocks();
});

it('answers the session check and a screen’s reads without another request, each once', async () => {
  asked({ [ME]: answered(donor), [SAVED]: answered([{ id: 'early' }]) });
  expect((await askForSession()).user).toMatchObject({ id: donor.id });
  const saved = reads();
  await waitFor(() => expect(saved.current.data).toEqual([{ id: 'early' }]));
  expect(network.calls).toEqual([]);
  await saved.current.refetch();
  expect(network.calls.map(({ path }) => path)).toEqual([SAVED]);
});

it('has what arrived before the screen in its first render', async () => {
  asked({ [SAVED]: answered([{ id: 'early' }]) });
  signIn();
  await waitFor(() => expect(queryClient.getQueryData([SAVED])).toBeDefined());
  expect(reads().current.data).toEqual([{ id: 'early' }]);
  expect(network.calls).toEqual([]);
});

it.each([
  ['it was refused', () => asked({ [SAVED]: answered({}, 403) })],
  ['the network failed', () => asked({ [SAVED]: Promise.resolve(undefined) })],
  ['what came is no JSON', () => asked({ [SAVED]: Promise.resolve({ ok: true, text: async () => '<html>' } as Response) })],
  ['somebody else is signed in by now', () => asked({ [SAVED]: answered([{ id: 'theirs' }]) }, { session: 'token-0 someone' })],
  [
    'the page is another temple’s office',
    () => {
      openPageAs(buildStaff());
      asked({ [SAVED]: answered([{ id: 'theirs' }]) }, { temple: 'another' });
    },
  ],
  [
    'it is old',
    () => {
      jest.spyOn(performance, 'now').mockReturnValue(EARLY_FRESH_MS);
      asked({ [SAVED]: answered([{ id: 'old' }]) });
    },
  ],
])('is asked again when %s', async (_, happens) => {
  happens();
  const saved = reads();
  await waitFor(() => expect(saved.current.data).toEqual([]));
  expect(network.callsTo(templeEndpoints.saved)).toHaveLength(1);
});

it('asks again after a change of what it shows, whether the early answer is unseen or still on its way, and only then', async () => {
  asked({ [SAVED]: answered([{ id: 'early' }]) });
  signIn();
  await waitFor(() => expect(queryClient.getQueryData([SAVED])).toBeDefined());
  await invalidateNouns(queryClient, ['donation']);
  expect(reads().current.data).toEqual([{ id: 'early' }]);
  expect(network.calls).toEqual([]);
  await invalidateNouns(queryClient, templeEndpoints.saved.reads ?? []);
  await waitFor(() => expect(queryClient.getQueryData([SAVED])).toEqual([]));

  queryClient.clear();
  sessionStore.setState({ status: 'loading', user: undefined });
  let arrive = (_: Response): void => undefined;
  const later = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  asked({ [SAVED]: later, [UNNAMED]: later });
  signIn();
  await invalidateNouns(queryClient, ['donation']);
  expect(Object.keys(globalThis.sannidhiReads?.answers ?? {})).toEqual([SAVED]);
  await invalidateNouns(queryClient, templeEndpoints.saved.reads ?? []);
  arrive(await answered([{ id: 'early' }]));
  const saved = reads();
  await waitFor(() => expect(saved.current.data).toEqual([]));
  expect(network.callsTo(templeEndpoints.saved)).toHaveLength(2);
});

it('leaves nothing after a sign-out', async () => {
  asked({ [SAVED]: answered([{ id: 'early' }]) });
  signIn();
  await waitFor(() => expect(queryClient.getQueryData([SAVED])).toBeDefined());
  sessionStore.setState({ status: 'unauthenticated', user: undefined });
  expect([queryClient.getQueryCache().getAll(), globalThis.sannidhiReads]).toEqual([[], undefined]);
});
