import {
  accountEndpoints,
  donationEndpoints,
  fundEndpoints,
  type ReplyOf,
  sessionEndpoints,
  taxPolicyEndpoints,
} from '@sannidhi/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { sessionStore } from '../session/session-store.ts';
import { adoptSession } from '../session/sign-in.ts';
import { usePageStart } from '../table/use-page-start.ts';
import { buildDonor, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal, renderScreen } from '../testing/index.ts';
import { queryClient } from './query-client.ts';
import { usePages } from './use-pages.ts';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
let network: MockNetwork;

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  network = mockNetwork();
});
afterEach(() => network.restore());

describe('reads', () => {
  it('[7.04] GET the path that is their key, with cookies and the bearer', async () => {
    localStorage.setItem('authToken', 'abc');
    network.on(donationEndpoints.detail, { id: 'd1' } as never);
    const { result } = renderHook(() => useRead(donationEndpoints.detail, { params: { orderId: 'd1' } }), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data).toEqual({ id: 'd1' });
    expect(queryClient.getQueryCache().getAll()[0]?.queryKey).toEqual(['/api/temple-admin/donations/d1']);
    expect(network.calls[0]).toMatchObject({ method: 'GET', credentials: 'include', headers: { authorization: 'Bearer abc' } });
  });

  it('[7.05] are not retried', async () => {
    network.on(sessionEndpoints.donor.me, refusal('internal'));
    const { result } = renderHook(() => useRead(sessionEndpoints.donor.me), { wrapper });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(network.calls).toHaveLength(1);
    expect(result.current.error?.message).toMatch(/^500: /);
  });

  it('[7.05] never grow stale: focus, reconnect and another mount ask nothing again', async () => {
    network.on(sessionEndpoints.donor.me, buildDonor());
    const first = renderHook(() => useRead(sessionEndpoints.donor.me), { wrapper });
    await waitFor(() => expect(first.result.current.isSuccess).toBe(true));
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    renderHook(() => useRead(sessionEndpoints.donor.me), { wrapper });
    expect(network.calls).toHaveLength(1);
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
    });
  });

  it('[4.21] of /api/auth/me are asked again after sign-in', async () => {
    network.on(sessionEndpoints.donor.me, buildDonor());
    const { result } = renderHook(() => useRead(sessionEndpoints.donor.me), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    act(() => adoptSession({ authToken: 't', user: { ...buildDonor({ fullName: 'Another' }), authToken: 't' } }));
    await waitFor(() => expect(network.calls).toHaveLength(2));
  });

  it('of one person are gone when another signs in', async () => {
    adoptSession({ authToken: 't', user: { ...buildDonor(), authToken: 't' } });
    queryClient.setQueryData(['/api/devotee/donations'], { items: ['mine'] });
    act(() => sessionStore.setState({ status: 'unauthenticated', user: undefined }));
    expect(queryClient.getQueryData(['/api/devotee/donations'])).toBeUndefined();
  });
});

describe('pages', () => {
  function Gifts() {
    const { items, paging } = usePages(donationEndpoints.list);
    const list = useRef<HTMLDivElement>(null);
    usePageStart(list, paging);
    return (
      <div ref={list}>
        <h2>{`Page ${paging.page}`}</h2>
        {items?.map(({ id }) => (
          <button key={id} type="button" data-row={id}>
            {id}
          </button>
        ))}
        <button type="button" disabled={!paging.hasPrevious} onClick={paging.previous}>
          Previous
        </button>
        <button type="button" disabled={!paging.hasNext} onClick={paging.next}>
          Next
        </button>
      </div>
    );
  }
  const pages: Record<string, string | null> = { '': 'c2', c2: 'c3', c3: null };
  beforeEach(() => {
    network.on(donationEndpoints.list, ({ query }) => {
      const cursor = query.get('cursor') ?? '';
      return { items: [{ id: `gift of ${cursor || 'c1'}` } as never], nextCursor: pages[cursor] ?? null };
    });
  });
  const gift = (cursor: string) => screen.findByRole('button', { name: `gift of ${cursor}` });

  it('walk by cursor and back, and each has its address', async () => {
    const page = await renderScreen(<Gifts />, { at: '/gifts?show=failed' });
    await gift('c1');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await gift('c2');
    expect(page.address()).toBe('/gifts?show=failed&page=2.c2');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await gift('c3');
    await page.user.click(screen.getByRole('button', { name: 'Previous' }));
    await gift('c2');
    await page.user.click(screen.getByRole('button', { name: 'Previous' }));
    await gift('c1');
    expect(page.address()).toBe('/gifts?show=failed');
  });

  it('start with the first row in focus, and a reload or a link shows the same', async () => {
    const page = await renderScreen(<Gifts />, { at: '/gifts?page=2.c2' });
    const second = await gift('c2');
    expect(second).not.toHaveFocus();
    expect(screen.getByRole('heading')).toHaveTextContent('Page 2');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    const third = await gift('c3');
    await waitFor(() => expect(third).toHaveFocus());
  });
});

describe('writes', () => {
  const gift = { templeId: 't', lines: [] } as never;

  it('that move money keep one Idempotency-Key until they succeed', async () => {
    let fails = true;
    network.on(donationEndpoints.give, () => (fails ? refusal('provider-unavailable') : ({} as never)));
    const { result } = renderHook(() => useWrite(donationEndpoints.give), { wrapper });
    const send = () => act(async () => void (await result.current.mutateAsync({ body: gift }).catch(() => undefined)));
    await send();
    fails = false;
    await send();
    await send();
    const keys = network.calls.map((call) => call.headers['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('that move none send no key, and a lost network is an error at once', async () => {
    network.on(accountEndpoints.resendVerification, NETWORK_DOWN);
    const { result } = renderHook(() => useWrite(accountEndpoints.resendVerification), { wrapper });
    await act(async () => {
      await expect(result.current.mutateAsync({ body: { email: 'a@b.test' } })).rejects.toThrow('Failed to fetch');
    });
    expect(network.calls[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('make the reads of what they change ask again, and no others', async () => {
    network.on(donationEndpoints.list, { items: [], nextCursor: null }).on(donationEndpoints.refund, {} as never);
    network.on(fundEndpoints.list, []).on(taxPolicyEndpoints.list, []);
    renderHook(() => [useRead(donationEndpoints.list), useRead(fundEndpoints.list), useRead(taxPolicyEndpoints.list)], { wrapper });
    await waitFor(() => expect(network.callsTo(donationEndpoints.list)).toHaveLength(1));
    const { result } = renderHook(() => useWrite(donationEndpoints.refund), { wrapper });
    await act(
      async () => void (await result.current.mutateAsync({ params: { orderId: 'd1' }, body: { amountCents: 100, reason: 'Twice' } })),
    );
    await waitFor(() => expect(network.callsTo(donationEndpoints.list)).toHaveLength(2));
    // A refund changes the balance shown in the list of funds.
    expect(network.callsTo(fundEndpoints.list)).toHaveLength(2);
    expect(network.callsTo(taxPolicyEndpoints.list)).toHaveLength(1);
  });

  it('say how they went even if what they changed leaves no place for who pressed', async () => {
    network.on(fundEndpoints.list, [{} as never]).on(donationEndpoints.list, { items: [], nextCursor: null });
    network.on(donationEndpoints.refund, {} as never);
    type Page = ReplyOf<typeof donationEndpoints.list>;
    const said = jest.fn();
    const Refund = () => {
      const { mutate } = useWrite(donationEndpoints.refund);
      const refund = { params: { orderId: 'd1' }, body: { amountCents: 100, reason: 'Twice' } };
      return (
        <button type="button" onClick={() => mutate(refund, { onSuccess: said })}>
          Refund
        </button>
      );
    };
    const WhileListed = () => {
      useRead(donationEndpoints.list);
      return useRead(fundEndpoints.list).data?.length ? <Refund /> : null;
    };
    const { user } = await renderScreen(<WhileListed />);
    const button = await screen.findByRole('button', { name: 'Refund' });
    let answerSlowly!: (page: Page) => void;
    network.on(fundEndpoints.list, []).on(donationEndpoints.list, () => new Promise<Page>((resolve) => (answerSlowly = resolve)));
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    answerSlowly({ items: [], nextCursor: null });
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  });
});
