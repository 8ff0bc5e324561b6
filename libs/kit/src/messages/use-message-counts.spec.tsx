import { devoteeMessageEndpoints, type MessageEvent, templeEndpoints } from '@sannidhi/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { followEvents } from '../http/follow-events.ts';
import { queryClient } from '../query/query-client.ts';
import { useRead } from '../query/use-read.ts';
import { sessionStore } from '../session/session-store.ts';
import { buildDonor, mockNetwork } from '../testing/index.ts';
import { useMessageCounts } from './use-message-counts.ts';

jest.mock('../http/follow-events.ts', () => ({ followEvents: jest.fn(() => () => undefined) }));
const say = (event: MessageEvent) => act(() => jest.mocked(followEvents).mock.lastCall?.[1](event));
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
const HOUR_MS = 3_600_000;
const connected = { conversationId: null, change: 'connected', unread: 2, waiting: 0, notifications: 0 } as const;

it('reads again what shows conversations, unless nothing has changed since the page began', async () => {
  const network = mockNetwork().on(devoteeMessageEndpoints.list, { items: [], nextCursor: null }).on(templeEndpoints.saved, []);
  sessionStore.setState({ status: 'authenticated', user: buildDonor() });
  const { result } = renderHook(() => [useMessageCounts(), useRead(devoteeMessageEndpoints.list), useRead(templeEndpoints.saved)], {
    wrapper,
  });
  const lists = () => network.callsTo(devoteeMessageEndpoints.list).length;
  await waitFor(() => expect(result.current[2]).toMatchObject({ isSuccess: true }));
  jest.spyOn(performance, 'now').mockReturnValue(HOUR_MS / 2);
  say({ ...connected, quietMs: HOUR_MS });
  expect([result.current[0], lists()]).toEqual([{ '/devotee/messages': 2 }, 1]);
  // A change shortly before the page may have become visible after its first read.
  const news: MessageEvent[] = [
    { ...connected, quietMs: HOUR_MS / 2 + 1000 },
    connected,
    { ...connected, change: 'message', conversationId: 'c', quietMs: HOUR_MS },
  ];
  for (const [index, event] of news.entries()) {
    say(event);
    await waitFor(() => expect(lists()).toBe(index + 2));
  }
  expect(network.callsTo(templeEndpoints.saved)).toHaveLength(1);
  network.restore();
});
