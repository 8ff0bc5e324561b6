import type { CreatedPasskey, SignedWithPasskey } from './passkey-bodies.ts';

/** Loaded when someone reaches for a passkey: no first screen pays for it. */
const calls = () => import('./passkey-calls.ts');

/** What the device signed, or undefined if the person closed its dialog. Throws if the device refused. */
export const signWithPasskey = async (options: object): Promise<SignedWithPasskey | undefined> =>
  unlessCanceled(({ sign }) => sign(options));

/** What the device created, or undefined if the person closed its dialog. Throws if the device refused, as one that is known does. */
export const createPasskey = async (options: object): Promise<CreatedPasskey | undefined> =>
  unlessCanceled(({ create }) => create(options));

async function unlessCanceled<Result>(work: (loaded: Awaited<ReturnType<typeof calls>>) => Promise<Result>): Promise<Result | undefined> {
  const loaded = await calls();
  try {
    return await work(loaded);
  } catch (error) {
    if (loaded.isCanceled(error)) return undefined;
    throw error;
  }
}
