import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('counts a whole customer site by its first 56 bits', () => {
    expect(networkOf('2001:db8:1:2ff:3::1', 56)).toBe(networkOf('2001:db8:1:200::1', 56));
    expect(networkOf('2001:db8:1:300::1', 56)).not.toBe(networkOf('2001:db8:1:2ff::1', 56));
  });
});
