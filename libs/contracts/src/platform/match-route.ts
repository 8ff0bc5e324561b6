/** The values of a pattern's `:names` in `path`, or undefined if it doesn't match. Between patterns, declaration order decides. */
export function matchRoute(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':') && value) params[segment.slice(1)] = safeDecode(value);
    else if (segment !== value) return undefined;
  }
  return params;
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
