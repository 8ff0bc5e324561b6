import { signMessage, verifySignature } from './signed-message.ts';

const secret = 'a secret';
const at = new Date('2026-11-20T15:14:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

describe('a signed message', () => {
  it('accepts its own signature', () => {
    expect(verifySignature('{}', signMessage('{}', secret, at), secret, later(10))).toBe(true);
  });

  it.each([
    ['another body', '{ }', signMessage('{}', secret, at), 10],
    ['another secret', '{}', signMessage('{}', 'another secret', at), 10],
    ['an old message', '{}', signMessage('{}', secret, at), 301],
    ['no signature', '{}', undefined, 0],
    ['a cut signature', '{}', signMessage('{}', secret, at).slice(0, -2), 0],
  ])('refuses %s', (_, body, header, age) => {
    expect(verifySignature(body, header, secret, later(age))).toBe(false);
  });
});
