/**
 * Open screens on one process, and on two where `TEST_DATABASE_URL` and `TEST_REDIS_URL` name servers: what is written is shown on the
 * other side, and a killed process's streams go on without gaps. `STREAMS` (2,000), `STREAM_MESSAGES` (400). A slow machine fails nothing.
 */
import { measureStreams, streamRows } from './streams.ts';

const hasServers = process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL;
for (const processes of hasServers ? ([1, 2] as const) : ([1] as const)) {
  const figures = await measureStreams(processes);
  for (const { what, found } of streamRows(figures)) console.log(`${what}: ${found}`);
  if (figures.wrong.length > 0) process.exitCode = 1;
}
