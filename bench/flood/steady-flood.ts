import { Agent, type IncomingMessage, request } from 'node:http';
import type { Shot } from './floods.ts';

const PER_SECOND = 50;
const TICK_MS = 100;

/** Sends fifty requests a second, without waiting for responses, rotating over this many networks. */
export class SteadyFlood {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #open = new Set<IncomingMessage>();
  readonly #timer: NodeJS.Timeout;
  readonly statuses: Record<string, number> = {};
  #sent = 0;

  constructor(
    private readonly port: number,
    next: () => Shot,
    private readonly networks: number,
  ) {
    this.#timer = setInterval(() => {
      for (let n = 0; n < (PER_SECOND * TICK_MS) / 1000; n++) this.shoot(next());
    }, TICK_MS);
  }

  end(): void {
    clearInterval(this.#timer);
    for (const stream of this.#open) stream.destroy();
    this.#agent.destroy();
  }

  private shoot({ method, path, body, isOpen }: Shot): void {
    this.#sent += 1;
    const headers = {
      'x-forwarded-for': `203.0.113.${this.#sent % this.networks}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const agent = isOpen ? false : this.#agent;
    const sent = request({ port: this.port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      this.count(String(answer.statusCode));
      answer.on('error', () => undefined);
      if (isOpen && answer.statusCode === 200) this.#open.add(answer);
      else answer.resume();
    });
    sent.on('error', () => this.count('lost'));
    sent.end(body);
  }

  private count(outcome: string): void {
    this.statuses[outcome] = (this.statuses[outcome] ?? 0) + 1;
  }
}
