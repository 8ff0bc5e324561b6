/**
 * Which navigation link to highlight for the page at `pathname` + `search`. A link with a query requires those parameters; the longest
 * match wins, so a page's views can have their own entries next to the page's.
 */
export function currentLink(addresses: readonly string[], pathname: string, search: string): string | undefined {
  const here = new URLSearchParams(search);
  return addresses.filter((address) => stands(address, pathname, here)).sort((a, b) => b.length - a.length)[0];
}

function stands(address: string, pathname: string, here: URLSearchParams): boolean {
  const [path = '', query = ''] = address.split('?');
  const within = pathname === path || (query === '' && pathname.startsWith(`${path}/`));
  return within && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
}
