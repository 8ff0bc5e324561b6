/** How often something was refused, by code. */
export const refusals = new Map<string, number>();

/** An answer is the one that was expected. */
export function agrees(what: string, { status, body }: { status: number; body: { code?: string } }, expected: unknown): void {
  same(what, [status, body.code], expected);
  if (body.code) refusals.set(body.code, (refusals.get(body.code) ?? 0) + 1);
}

/** Throws where application and model differ. */
export function same(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}
