import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@sannidhi/e2e/platform';
import type { Driver } from './any-browser.ts';

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_LIMIT_MS = 30_000;

/** WebKitGTK's own browser through WebKitWebDriver. It needs a display: `DISPLAY`. */
export async function webkit(driverPath: string): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore' });
  process.once('exit', () => driver.kill('SIGKILL'));
  const call = callerOf(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = (await begun(call)) as { sessionId: string; capabilities: Record<string, string> };
  const at = `/session/${sessionId}`;
  const elementAt = async (selector: string) => {
    const found = (await call('POST', `${at}/element`, { using: 'css selector', value: selector })) as Record<string, string>;
    return `${at}/element/${found[ELEMENT]}`;
  };
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => void (await call('POST', `${at}/url`, { url })),
    run: (script, ...args) => call('POST', `${at}/execute/sync`, { script, args }),
    press: async (selector) => void (await call('POST', `${await elementAt(selector)}/click`, {})),
    type: async (selector, text) => void (await call('POST', `${await elementAt(selector)}/value`, { text })),
    tab: async () => void (await call('POST', `${at}/actions`, { actions: [TAB] })),
    drag: async (selector, pixels) => {
      const { [ELEMENT]: id } = (await call('POST', `${at}/element`, { using: 'css selector', value: selector })) as Record<string, string>;
      await call('POST', `${at}/actions`, { actions: [dragged({ [ELEMENT]: id ?? '' }, pixels)] });
    },
    close: async () => {
      await call('DELETE', at).catch(() => undefined);
      driver.kill();
    },
  };
}

/** Keys have private code points in WebDriver. */
const TAB = {
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value: '\uE004' },
    { type: 'keyUp', value: '\uE004' },
  ],
};

const dragged = (origin: Record<string, string>, pixels: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', origin, x: 0, y: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerMove', origin: 'pointer', x: Math.round(pixels / 2), y: 0, duration: 50 },
    { type: 'pointerMove', origin: 'pointer', x: pixels - Math.round(pixels / 2), y: 0, duration: 50 },
    { type: 'pointerUp', button: 0 },
  ],
});

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** WebDriver's commands are JSON over HTTP. @throws with the driver's own words */
const callerOf =
  (address: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(address + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(value.message ?? `${path} answered ${answer.status}`);
    return value;
  };

/** The driver takes a moment until it listens. */
async function begun(call: Call): Promise<unknown> {
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  for (const limit = Date.now() + START_LIMIT_MS; ; await pause(200)) {
    const session = await call('POST', '/session', { capabilities }).catch((error: Error) => error);
    if (!(session instanceof Error)) return session;
    if (Date.now() > limit) throw session;
  }
}
