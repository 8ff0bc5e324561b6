import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Chance } from '@sannidhi/e2e/chance';

/** A mail that arrived whole. */
export interface ArrivedMail {
  to: string;
  /** Without its angle brackets. */
  messageId: string;
  subject: string;
  /** When its recipient was named, in ms of `performance.now()`. */
  namedAt: number;
}

const END = Buffer.from('\r\n.\r\n');
const SUBJECT = /^Subject: (.*)$/im;
const MESSAGE_ID = /^Message-ID: <([^>]+)>/im;
const ADDRESS = /<([^>]*)>/;

/**
 * A mail server that keeps who got what. It speaks as much of SMTP (RFC 5321) as a client without TLS needs, and is as cheap as can be,
 * because it shares the machine with what is measured. Now and then it takes a mail and the connection ends before it says so.
 */
export class MailSink {
  readonly arrived: ArrivedMail[] = [];
  /** Recipients of mails whose reply was lost, in their order. */
  readonly unanswered: string[] = [];
  connections = 0;
  lostShare = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly chance: Chance;

  private constructor(chance: Chance) {
    this.chance = chance;
    this.server = createServer((socket) => this.serve(socket));
  }

  static async open(chance: Chance): Promise<MailSink> {
    const sink = new MailSink(chance);
    sink.server.listen(0, '127.0.0.1');
    await once(sink.server, 'listening');
    return sink;
  }

  /** The address for `OUTBOX`. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Connections that are open now: none once a killed client's last bytes were read. */
  get open(): number {
    return this.sockets.size;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    this.connections += 1;
    this.sockets.add(socket.setNoDelay(true));
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    let rest: Buffer = Buffer.alloc(0);
    let to = '';
    let namedAt = 0;
    let isData = false;
    const say = (reply: string) => socket.write(`${reply}\r\n`);
    const obey = (command: string) => {
      const word = command.slice(0, 4).toUpperCase();
      if (word === 'RCPT') [to, namedAt] = [(ADDRESS.exec(command)?.[1] ?? '').toLowerCase(), performance.now()];
      if (word === 'DATA') isData = true;
      if (word === 'QUIT') return void socket.end('221 Bye\r\n');
      say(word === 'DATA' ? '354 Go on' : word === 'EHLO' ? '250 sink' : '250 OK');
    };
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      for (;;) {
        const end = rest.indexOf(isData ? END : '\r\n');
        if (end < 0) return;
        const text = rest.subarray(0, end).toString('latin1');
        rest = rest.subarray(end + (isData ? END.length : 2));
        if (!isData) obey(text);
        else {
          isData = false;
          this.keep({ to, messageId: MESSAGE_ID.exec(text)?.[1] ?? '', subject: SUBJECT.exec(text)?.[1] ?? '', namedAt });
          if (this.losesReply(to)) return void socket.destroy();
          say('250 Kept');
        }
      }
    });
    say('220 sink');
  }

  private keep(mail: ArrivedMail): void {
    this.arrived.push(mail);
  }

  private losesReply(to: string): boolean {
    if (!this.chance.happens(this.lostShare)) return false;
    this.unanswered.push(to);
    return true;
  }
}
