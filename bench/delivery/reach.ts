import { setTimeout as pause } from 'node:timers/promises';
import { REMOTE_EVENTS_PATH, type RegistryChanged, type Remote } from '@sannidhi/contracts';
import type { RemoteTeam } from '@sannidhi/e2e/remote-team';
import { variantOf } from '@sannidhi/e2e/variant';
import { type Spread, spread } from '../report/spread.ts';
import { releaseIn, visit } from './visit.ts';

const ROUNDS = 10;
const LOOK_MS = 20;

export interface Reach {
  rounds: number;
  /** From the release tool's result until a new page runs the release, ms; and the same including the upload of its files. */
  newPageMs: Spread;
  publishToNewPageMs: Spread;
  /** From the result until an open stream reported it, ms. */
  openTabToldMs: Spread;
  /** From the result of a rollback until a new page runs the previous release, ms. */
  rolledBackMs: Spread;
}

/** How soon a release, and its rollback, reach new pages and the stream that open tabs subscribe to. */
export async function measureReach(url: string, team: RemoteTeam, remote: Remote): Promise<Reach> {
  const found = { newPage: [] as number[], whole: [] as number[], told: [] as number[], back: [] as number[] };
  await team.publish(variantOf(remote, 'reach'));
  const stream = await listen(url);
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await team.status()).active;
    const variant = variantOf(remote, `reach ${round}`);
    const startedAt = performance.now();
    const heard = stream.next();
    await team.publish(variant);
    const answeredAt = performance.now();
    await untilRuns(url, remote, variant.manifest.release);
    found.newPage.push(performance.now() - answeredAt);
    found.whole.push(performance.now() - startedAt);
    found.told.push((await heard) - answeredAt);
    const heardBack = stream.next();
    await team.rollBack();
    const rolledBackAt = performance.now();
    await untilRuns(url, remote, before);
    found.back.push(performance.now() - rolledBackAt);
    await heardBack;
    await team.publish(variant);
    await stream.next();
  }
  stream.close();
  return {
    rounds: ROUNDS,
    newPageMs: spread(found.newPage),
    publishToNewPageMs: spread(found.whole),
    openTabToldMs: spread(found.told),
    rolledBackMs: spread(found.back),
  };
}

async function untilRuns(url: string, remote: Remote, release: string | null): Promise<void> {
  while (releaseIn(await visit(url, '/contact'), remote) !== release) await pause(LOOK_MS);
}

/** An open tab's stream; `next` returns the moment of the registry's next change. */
async function listen(url: string) {
  const abort = new AbortController();
  const answer = await fetch(url + REMOTE_EVENTS_PATH, { headers: { accept: 'text/event-stream' }, signal: abort.signal });
  const moments = changes(answer);
  await moments.next();
  return { next: async () => Number((await moments.next()).value), close: () => abort.abort() };
}

async function* changes(answer: Response): AsyncGenerator<number> {
  const decoder = new TextDecoder();
  let known = -1;
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.startsWith('data:'))) {
      const { revision } = JSON.parse(line.slice('data:'.length)) as RegistryChanged;
      if (revision !== known) yield performance.now();
      known = revision;
    }
  }
}
