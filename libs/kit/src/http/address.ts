export type Params = Readonly<Record<string, string | number>>;
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type QueryValues = Readonly<Record<string, QueryValue>>;

/**
 * The URL of one call: `:params` filled in and encoded, then the query in its given order without empty values.
 * @throws if a path parameter is missing, because the call would reach a different route.
 */
export function addressOf(path: string, params: Params = {}, query: object | undefined = {}): string {
  const filled = path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The address ${path} lacks "${name}"`);
    return encodeURIComponent(value);
  });
  const search = searchOf(query as QueryValues);
  return search ? `${filled}?${search}` : filled;
}

function searchOf(query: QueryValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.toString();
}
