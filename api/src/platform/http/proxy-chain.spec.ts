import { chainFault, chainWarnings } from './proxy-chain.ts';

const settings = { host: '0.0.0.0', publicUrl: 'https://sannidhi.example', trustedProxies: ['10.0.0.2'] };

describe('the settings of a proxy chain', () => {
  it('are right where the gateway is trusted', () => {
    expect(chainWarnings(settings)).toEqual([]);
    expect(chainWarnings({ ...settings, host: '127.0.0.1', trustedProxies: ['127.0.0.1'] })).toEqual([]);
    expect(chainWarnings({ ...settings, publicUrl: 'http://localhost:3000', trustedProxies: [] })).toEqual([]);
  });

  it.each([
    ['TLS ends at a proxy that nobody named', { trustedProxies: [] }, 'TRUSTED_PROXIES is empty'],
    ['only this machine can connect, and it is not trusted', { host: '127.0.0.1' }, 'HOST is 127.0.0.1'],
  ])('are reported where %s', (_, change, words) => {
    expect(chainWarnings({ ...settings, ...change })).toEqual([expect.stringContaining(words)]);
  });
});

describe('a request', () => {
  const hop = { peer: '10.0.0.2', client: '203.0.113.9', forwardedFor: '203.0.113.9' };

  it('shows no fault where the client is known', () => {
    expect(chainFault(hop)).toBeUndefined();
    expect(chainFault({ ...hop, receivedByGateway: '198.51.100.7' })).toBeUndefined();
    expect(chainFault({ peer: '10.0.0.2', client: '10.0.0.9', forwardedFor: '10.0.0.9', receivedByGateway: '10.0.0.9' })).toBeUndefined();
  });

  it('shows a proxy nobody trusts, but believes no stranger', () => {
    expect(chainFault({ ...hop, client: '10.0.0.2' })).toBe('peer-not-trusted');
    expect(chainFault({ ...hop, peer: '8.8.8.8', client: '8.8.8.8' })).toBeUndefined();
  });

  it('shows an outer proxy that the gateway takes for everyone', () => {
    const hidden = { peer: '10.0.0.2', client: '10.0.0.1', forwardedFor: '10.0.0.1', receivedByGateway: '8.8.8.8' };
    expect(chainFault(hidden)).toBe('client-behind-gateway');
  });
});
