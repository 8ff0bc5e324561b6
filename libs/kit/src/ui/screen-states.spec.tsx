import { donationEndpoints } from '@sannidhi/contracts';
import { act, screen } from '@testing-library/react';
import { Announcer } from '../arrival/announcer.tsx';
import { useRead } from '../query/use-read.ts';
import { type MockNetwork, mockNetwork, NETWORK_DOWN, refusal, renderScreen } from '../testing/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenStates } from './screen-states.tsx';
import { EmptyState } from './states.tsx';

function Gifts() {
  const query = useRead(donationEndpoints.own);
  return (
    <ScreenStates
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title="No gifts yet" />}
      failedTitle="Your gifts did not load"
    >
      {({ items }) => <p>{`${items.length} gifts`}</p>}
    </ScreenStates>
  );
}
const FROM = /^You’re offline. This is from .+ [AP]M\.$/;
const goOffline = () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => network.restore());

describe('ScreenStates', () => {
  it('shows the content', async () => {
    network.on(donationEndpoints.own, { items: [{}] as never, nextCursor: null });
    await renderScreen(<Gifts />);
    expect(await screen.findByText('1 gifts')).toBeVisible();
  });

  it('says when it was read once the network is gone, and nothing while it is there', async () => {
    network.on(donationEndpoints.own, { items: [{}] as never, nextCursor: null });
    await renderScreen(<Gifts />);
    expect(await screen.findByText('1 gifts')).toBeVisible();
    expect(screen.queryByText(FROM)).toBeNull();
    goOffline();
    expect(screen.getByText(FROM)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('announces it once, however many parts of a page say it', async () => {
    network.on(donationEndpoints.own, { items: [{}] as never, nextCursor: null });
    await renderScreen(
      <>
        <Announcer />
        <Gifts />
        <Gifts />
      </>,
    );
    expect(await screen.findAllByText('1 gifts')).toHaveLength(2);
    goOffline();
    expect(screen.getAllByText(FROM)).toHaveLength(3);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(FROM)]);
    jest.restoreAllMocks();
  });

  it('shows what belongs here while there is nothing', async () => {
    network.on(donationEndpoints.own, { items: [], nextCursor: null });
    await renderScreen(<Gifts />);
    expect(await screen.findByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  });

  it('says what failed, and asks again on request', async () => {
    let down = true;
    network.on(donationEndpoints.own, () => (down ? refusal('unavailable') : { items: [{}] as never, nextCursor: null }));
    const { user } = await renderScreen(<Gifts />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your gifts did not load');
    expect(screen.getByRole('alert')).toHaveTextContent("The service isn't ready yet.");
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 gifts')).toBeVisible();
  });

  it('returns a lost network from a refusal', async () => {
    network.on(donationEndpoints.own, NETWORK_DOWN);
    await renderScreen(<Gifts />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  });

  it('says what to do where the person may not look', async () => {
    network.on(donationEndpoints.own, refusal('forbidden'));
    await renderScreen(<Gifts />);
    expect(await screen.findByText(/doesn't have access to this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks nothing again of what is not there', async () => {
    network.on(donationEndpoints.own, refusal('not-found'));
    await renderScreen(<Gifts />);
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('leads whose session ended to signing in, and back', async () => {
    window.history.replaceState(null, '', '/devotee/activity?year=2026#top');
    network.on(donationEndpoints.own, refusal('session-required'));
    await renderScreen(<Gifts />);
    expect(await screen.findByRole('heading', { name: 'You’ve been signed out' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/devotee/activity?year=2026');
    window.history.replaceState(null, '', '/');
  });

  it('speaks Hindi, the API’s sentences included', async () => {
    network.on(donationEndpoints.own, refusal('unavailable'));
    await renderScreen(<Gifts />, { language: 'hi' });
    expect(await screen.findByText('सेवा अभी तैयार नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।')).toBeVisible();
    expect(screen.getByRole('button', { name: 'फिर से कोशिश करें' })).toBeVisible();
  });
});

describe('ErrorBoundary', () => {
  it('keeps a failure inside and draws again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Part = () => {
      if (broken) throw new Error('boom');
      return <p>Works</p>;
    };
    const onError = jest.fn();
    const { user } = await renderScreen(
      <ErrorBoundary title="Donations did not load" onError={onError}>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Donations did not load');
    expect(onError).toHaveBeenCalledTimes(1);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Works')).toBeVisible();
    jest.restoreAllMocks();
  });
});
