import { signSandboxMessage, verifySandboxSignature } from './sandbox-signature.ts';

const secret = 'a secret of the sandbox';
const at = new Date('2026-11-20T15:14:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

describe('sandbox signature', () => {
  it('accepts its own signature', () => {
    expect(verifySandboxSignature('{}', signSandboxMessage('{}', secret, at), secret, later(10))).toBe(true);
  });

  it.each([
    ['another body', '{ }', signSandboxMessage('{}', secret, at), 10],
    ['another secret', '{}', signSandboxMessage('{}', 'another secret', at), 10],
    ['an old message', '{}', signSandboxMessage('{}', secret, at), 301],
    ['no signature', '{}', undefined, 0],
    ['a cut signature', '{}', signSandboxMessage('{}', secret, at).slice(0, -2), 0],
  ])('refuses %s', (_, body, header, age) => {
    expect(verifySandboxSignature(body, header, secret, later(age))).toBe(false);
  });
});
