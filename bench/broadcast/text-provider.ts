import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Chance } from '@sannidhi/e2e/chance';

/** Takes text messages as the provider's API does (`POST …/Messages.json`), and sometimes loses its reply. */
export class TextProvider {
  /** The phones, one for each text taken. */
  readonly taken: string[] = [];
  readonly unanswered: string[] = [];
  lostShare = 0;
  private readonly server: Server;
  private readonly chance: Chance;

  private constructor(chance: Chance) {
    this.chance = chance;
    this.server = createServer(async (request, response) => {
      const phone = new URLSearchParams(await bodyOf(request).catch(() => '')).get('To');
      if (!phone) return void response.destroy();
      this.taken.push(phone);
      if (this.chance.happens(this.lostShare)) {
        this.unanswered.push(phone);
        return void response.destroy();
      }
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"status":"queued"}');
    });
  }

  static async open(chance: Chance): Promise<TextProvider> {
    const provider = new TextProvider(chance);
    provider.server.listen(0, '127.0.0.1');
    await once(provider.server, 'listening');
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
