/**
 * Which of a navigation's addresses stands for the page at `pathname` + `search`. An address with a query wants those parameters; the
 * longest match wins, so that a page's views can have entries of their own beside the page's.
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
