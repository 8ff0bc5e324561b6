import { EventPipe } from './event-pipe.ts';
import { OpenStreams } from './open-streams.ts';

const MINUTE_MS = 60_000;
let pipes: OpenStreams;
beforeEach(() => {
  jest.useFakeTimers();
  pipes = new OpenStreams();
});
afterEach(() => jest.useRealTimers());

function opened() {
  const pipe = new EventPipe();
  const calls = { ended: jest.spyOn(pipe, 'end'), stillHere: jest.spyOn(pipe, 'stillHere') };
  pipes.add(pipe);
  return { pipe, ...calls };
}

it('ends a stream after a quarter of an hour at most, and keeps the others alive', () => {
  const old = opened();
  jest.advanceTimersByTime(10 * MINUTE_MS);
  const young = opened();
  pipes.keepAlive();
  expect(old.ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5 * MINUTE_MS);
  pipes.keepAlive();
  pipes.keepAlive();
  expect(old.ended).toHaveBeenCalledTimes(1);
  expect(old.stillHere).toHaveBeenCalledTimes(1);
  expect(young.ended).not.toHaveBeenCalled();
  expect(young.stillHere).toHaveBeenCalledTimes(2);
});

it('forgets a stream that its reader closed', () => {
  const { pipe, stillHere } = opened();
  pipe.close();
  jest.advanceTimersByTime(MINUTE_MS);
  pipes.keepAlive();
  expect(stillHere).not.toHaveBeenCalled();
});

it('ends every stream with the process, even one that is opened meanwhile', () => {
  const before = opened();
  pipes.close();
  expect(before.ended).toHaveBeenCalled();
  expect(opened().ended).toHaveBeenCalled();
  expect(pipes.isClosing).toBe(true);
});
