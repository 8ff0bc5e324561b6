import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type TestAgent from 'supertest/lib/agent.js';

interface Answer {
  status: number;
  text: string;
  body: unknown;
}

/**
 * A client in supertest's words that calls the application without a connection: for tests of many thousand requests, of which a socket and
 * its parsers would be half the time. It knows what those tests use: headers, a JSON body, an expected status.
 */
export function inProcessClient(app: NestFastifyApplication): TestAgent {
  const headers: Record<string, string> = {};
  const call = (method: Call['method']) => (path: string) => new Call(app, method, path, headers);
  const client = {
    set: (name: string, value: string) => {
      headers[name] = value;
      return client;
    },
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
  return client as unknown as TestAgent;
}

/** A request that is made once it is awaited. */
class Call implements PromiseLike<Answer> {
  readonly #headers: Record<string, string>;
  #payload: object | undefined;
  #expected: number | undefined;

  constructor(
    private readonly app: NestFastifyApplication,
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    private readonly path: string,
    headers: Record<string, string>,
  ) {
    this.#headers = { ...headers };
  }

  set(name: string, value: string): this {
    this.#headers[name] = value;
    return this;
  }

  send(payload?: object): this {
    this.#payload = payload;
    return this;
  }

  expect(status: number): this {
    this.#expected = status;
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: awaited like supertest's
  then<Next, Never>(next: (answer: Answer) => Next | PromiseLike<Next>, failed: (error: unknown) => Never | PromiseLike<Never>) {
    return this.answer().then(next, failed);
  }

  private async answer(): Promise<Answer> {
    const payload = this.#payload === undefined ? {} : { payload: this.#payload };
    const { statusCode: status, payload: text } = await this.app.inject({
      method: this.method,
      url: this.path,
      headers: this.#headers,
      ...payload,
    });
    if (this.#expected !== undefined && status !== this.#expected)
      throw new Error(`${this.method} ${this.path} answered ${status}, not ${this.#expected}: ${text}`);
    return { status, text, body: /^[[{]/.test(text) ? JSON.parse(text) : {} };
  }
}
