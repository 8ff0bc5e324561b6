import { TestEnvironment } from 'jest-environment-jsdom';
import { answerStylesQuickly } from './quick-styles.mjs';

/** What every browser has, jsdom lacks and Node can provide. The abort classes are included because Node's `fetch` accepts no others. */
const LENT_BY_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'fetch',
  'structuredClone',
];

/** jsdom with the web platform classes that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT_BY_NODE) this.global[name] = globalThis[name];
    this.global.Uint8Array = Uint8Array;
    answerStylesQuickly(this.global);
    if (!this.global.crypto?.subtle) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  exportConditions() {
    return ['browser', 'require', 'default'];
  }
}
