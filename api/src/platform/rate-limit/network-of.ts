import ipaddr from 'ipaddr.js';

/** Leading bits of an IPv6 address that identify a household or an office (64), or a provider's whole customer site (56). */
export type NetworkBits = 64 | 56;

/**
 * The network of an address, as every limit counts it: an IPv4 address by itself, an IPv6 address by its leading bits
 * (`2001:db8:1:2::/64`), because one person has every address in such a network. IPv4-mapped IPv6 counts as IPv4; anything that isn't an
 * address counts as written.
 */
export function networkOf(address: string, bits: NetworkBits = 64): string {
  // A zone (`fe80::1%eth0`) identifies a link of this machine, not a network.
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}
