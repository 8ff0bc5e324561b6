import { reloadEvents } from './reload-events.mjs';
import { watchSources } from './watch-sources.mjs';

/**
 * Shows one remote inside the platform deployed at `shell`, for this browser only, and reloads its pages after each successful `build` of
 * what was saved. `rebuiltBy` lists the folders to watch, relative to `root`. The caller has registered tsx.
 *
 * @param {{ remote: string, shell: string | undefined, port: number, root: string, rebuiltBy: Record<string, string[]>, build: () => Promise<boolean> }} options
 * @returns {Promise<string>} why it didn't start; otherwise it doesn't end
 */
export async function develop({ remote, shell = '', port, root, rebuiltBy, build }) {
  const { isSafeAddress } = await import('../src/safe-address.ts');
  // Sessions pass through, so the connection is encrypted, or stays on this machine.
  if (!isSafeAddress(shell)) return '--shell needs the address of a deployed platform: https://…';
  const address = new URL(shell);
  const problem = await fetch(address, { method: 'HEAD', redirect: 'manual' }).then(
    () => undefined,
    ({ cause }) => `${address.origin} is not responding: ${cause?.message || cause?.code}.`,
  );
  if (problem) return problem;
  if (!(await build())) return `${remote} does not build.`;
  const { startShellProxy } = await import('../src/dev/shell-proxy.ts');
  const events = reloadEvents();
  const proxy = await startShellProxy({ remote, shell: address, port, tag: events.tag, answer: events.answer }).catch(() => undefined);
  if (!proxy) return `Port ${port} is busy: stop whatever is using it, or choose another with PORT=${port + 1}.`;
  watchSources(root, rebuiltBy, async () => void ((await build()) && events.reload()));
  console.log(`\nhttp://localhost:${proxy.port} is ${address.origin} with your ${remote}, rebuilt as you save. Press Ctrl-C to stop.`);
  return '';
}
