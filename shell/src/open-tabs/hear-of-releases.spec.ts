import { BUILT_FOR_CONTRACT, REGISTRY_PATH, REMOTE_EVENTS_PATH, type RegistryDocument, type RemoteRelease } from '@sannidhi/contracts';
import { liveRegistry, replaceRegistry } from '../boot/live-registry.ts';
import { hearOfReleases } from './hear-of-releases.ts';

/** A stream the test can write to. */
class Stream {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onerror: () => void = () => {};
  readyState = 1;
  readonly address: string;
  readonly withCredentials: boolean;

  constructor(address: string, { withCredentials = false }: EventSourceInit = {}) {
    this.address = address;
    this.withCredentials = withCredentials;
    Stream.opened.push(this);
  }

  close = () => {
    this.readyState = Stream.CLOSED;
  };

  says = (revision: number) => this.onmessage({ data: JSON.stringify({ revision }) });

  isRefused() {
    this.close();
    this.onerror();
  }
}

const build = (release: string, contract = BUILT_FOR_CONTRACT) =>
  ({ name: 'mfe-devotee', release, contract, entry: 'e.js', routes: [], navigation: [], integrity: {} }) as unknown as RemoteRelease;
const SERVED: RegistryDocument = { releases: [build('one')], revision: 1 };

const lend = globalThis.fetch;
let answers: (RegistryDocument | undefined)[];
let asked: string[];
let sent: RequestInit | undefined;
let end = () => {};
const stream = () => Stream.opened.at(-1) as Stream;
const runs = () => liveRegistry()?.releases.map(({ release }) => release);
const settle = () => jest.advanceTimersByTimeAsync(0);
const see = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: Stream });
  Stream.opened = [];
  answers = [];
  asked = [];
  globalThis.fetch = async (address, init) => {
    asked.push(String(address));
    sent = init;
    const answer = answers.shift();
    return { ok: answer !== undefined, status: answer ? 200 : 503, text: async () => JSON.stringify(answer) } as Response;
  };
  end = hearOfReleases(() => liveRegistry() ?? SERVED);
});
afterEach(() => {
  end();
  see(false);
  replaceRegistry(undefined);
  globalThis.fetch = lend;
  jest.useRealTimers();
});

it('asks for this browser’s registry when another revision is told, and goes by it', async () => {
  expect(stream().address).toBe(REMOTE_EVENTS_PATH);
  stream().says(1);
  await settle();
  expect(asked).toEqual([]);
  answers = [{ releases: [build('two')], revision: 2 }];
  stream().says(2);
  await settle();
  expect(asked).toEqual([REGISTRY_PATH]);
  expect(runs()).toEqual(['two']);
});

it('[7.02] [7.03] listens with cookies, and asks for the registry with cookies and the bearer token', async () => {
  localStorage.setItem('authToken', 'secret-token');
  expect(stream().withCredentials).toBe(true);
  answers = [{ releases: [build('two')], revision: 2 }];
  stream().says(2);
  await settle();
  expect(sent).toMatchObject({ credentials: 'include', headers: { authorization: 'Bearer secret-token' } });
  localStorage.clear();
});

it('keeps the release it knows where the newer one was built for another shell', async () => {
  answers = [{ releases: [build('two', '^9.0.0')], revision: 2 }];
  stream().says(2);
  await settle();
  expect(runs()).toEqual(['one']);
  expect(liveRegistry()?.revision).toBe(2);
});

it('holds no connection while it is hidden, and catches up when it is seen again', async () => {
  see(true);
  expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED]);
  see(false);
  answers = [{ releases: [build('two')], revision: 2 }];
  stream().says(2);
  await settle();
  expect(Stream.opened).toHaveLength(2);
  expect(runs()).toEqual(['two']);
});

it('asks again later for a stream that was refused, not while hidden, and leaves a broken one to the browser', () => {
  stream().onerror();
  jest.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(1);
  stream().isRefused();
  expect(Stream.opened).toHaveLength(1);
  jest.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(2);
  stream().isRefused();
  see(true);
  jest.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(2);
});

it('asks again within a minute when the registry did not come or was an older one', async () => {
  answers = [undefined, { releases: [build('one')], revision: 1 }, { releases: [build('two')], revision: 2 }];
  for (const turn of [1, 2, 3]) {
    stream().says(2);
    await settle();
    if (turn < 3) jest.advanceTimersByTime(20_000);
    expect(Stream.opened).toHaveLength(Math.min(turn + 1, 3));
  }
  expect(runs()).toEqual(['two']);
});

it('goes by the last of several releases, whichever answer comes last', async () => {
  let arrive = () => {};
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  const first = { ok: true, text: () => late.then(() => JSON.stringify({ releases: [build('two')], revision: 2 })) };
  const second = { ok: true, text: async () => JSON.stringify({ releases: [build('three')], revision: 3 }) };
  const replies = [first, second];
  globalThis.fetch = async () => replies.shift() as unknown as Response;
  stream().says(2);
  stream().says(3);
  await settle();
  arrive();
  await settle();
  expect(runs()).toEqual(['three']);
});
