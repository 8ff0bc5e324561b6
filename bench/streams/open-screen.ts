import { Agent, get, type IncomingMessage } from 'node:http';
import type { MessageEvent } from '@sannidhi/contracts';

type Heard = Exclude<MessageEvent, { change: 'notified' }> & { id: number };

const AGENT = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
/** As browsers do: after a moment, and not all at once. */
const AGAIN_MS = { least: 100, most: 600 };

/** The stream of one open screen. Like a browser it opens it again where it breaks off, from the last event it got. */
export class OpenScreen {
  /** The numbers of what changed, in the order they came. */
  readonly numbers: number[] = [];
  resumed = 0;
  private lastId: string | undefined;
  private response: IncomingMessage | undefined;
  private isClosed = false;

  constructor(
    private readonly path: string,
    private readonly authorization: string,
    /** The port of a process that is there, which may change. */
    private readonly port: () => number,
    private readonly onMessage: (event: Heard) => void,
  ) {}

  /** Resolves once the stream is open. */
  async open(): Promise<void> {
    await this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.response?.destroy();
  }

  private connect(): Promise<void> {
    const headers = { authorization: this.authorization, ...(this.lastId ? { 'last-event-id': this.lastId } : {}) };
    return new Promise((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port: this.port(), path: this.path, agent: AGENT, headers }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream was refused: ${response.statusCode}`));
        this.response = response;
        this.read(response);
        resolve();
      });
      request.once('error', reject);
    });
  }

  private read(response: IncomingMessage): void {
    let rest = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.hear(block);
    });
    response.on('error', () => undefined).once('close', () => this.again());
  }

  private again(): void {
    if (this.isClosed) return;
    const after = AGAIN_MS.least + Math.random() * (AGAIN_MS.most - AGAIN_MS.least);
    setTimeout(() => {
      if (this.isClosed) return;
      this.connect().then(
        () => (this.resumed += 1),
        () => this.again(),
      );
    }, after);
  }

  private hear(block: string): void {
    const [, id, data] = /^id: (\d+)\ndata: (.*)$/s.exec(block) ?? [];
    if (!id || !data) return;
    this.lastId = id;
    const event = { ...(JSON.parse(data) as MessageEvent), id: Number(id) };
    if (event.change === 'connected' || event.change === 'notified') return;
    this.numbers.push(event.id);
    if (event.change === 'message') this.onMessage(event);
  }
}
