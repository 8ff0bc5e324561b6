import { pageTempleId } from '../session/page-temple.ts';
import { storedSession } from '../session/session-storage.ts';

/** What a page asked for before its app ran; see `libs/build/src/page/early-reads.ts`. */
interface EarlyReads {
  /** The session that asked, as `storedSession()` says it. */
  session: string;
  /** The temple whose office was asked about. */
  temple?: string;
  answers: Record<string, Promise<Response | undefined>>;
  /** The nouns that each answer shows; absent from pages that don't say. */
  nouns: Record<string, readonly string[] | undefined>;
}

declare global {
  /** Of the inline script of a page for signed-in users; undefined once nothing of it may be used. */
  var sannidhiReads: EarlyReads | undefined;
}

/** An answer that a screen hasn't used by then may differ from what is true. */
export const EARLY_FRESH_MS = 30_000;

/** A reply, which may itself be undefined. */
interface Found {
  reply: unknown;
}

const replies = new WeakMap<Promise<Response | undefined>, Promise<Found | undefined>>();

/** The addresses that were asked for and whose answers nobody has taken. */
export const earlyAddresses = (): string[] => Object.keys(globalThis.sannidhiReads?.answers ?? {});

export const earlyNouns = (address: string): readonly string[] | undefined => globalThis.sannidhiReads?.nouns[address];

/** From now on everything is asked again. */
export function forgetEarlyReads(): void {
  globalThis.sannidhiReads = undefined;
}

/** After a change: the answers that show one of its nouns are asked again. */
export function dropEarlyReads(isOld: (nouns: readonly string[] | undefined) => boolean): void {
  for (const address of earlyAddresses()) if (isOld(earlyNouns(address))) takeEarly(address);
}

/** An answer is used once; false if it was used or dropped. */
export function takeEarly(address: string): boolean {
  const { answers = {} } = globalThis.sannidhiReads ?? {};
  const wasThere = address in answers;
  delete answers[address];
  return wasThere;
}

/** The reply to an early request, for the session and the temple that asked; undefined if there is none, or it was a refusal. */
export function earlyReply(address: string): Promise<Found | undefined> | undefined {
  const early = globalThis.sannidhiReads;
  const answer = early?.answers[address];
  if (!early || !answer || !isCurrent(early)) return undefined;
  const reply = replies.get(answer) ?? answer.then(parsed).catch(() => undefined);
  replies.set(answer, reply);
  return reply.then((found) => (globalThis.sannidhiReads === early && isCurrent(early) ? found : undefined));
}

/** Takes the reply to an early request, once; otherwise asks, at once if nothing was asked early. */
export function earlyOr<Reply>(address: string, ask: () => Promise<Reply>): Promise<Reply> {
  const reply = earlyReply(address);
  takeEarly(address);
  return reply ? reply.then((found) => (found ? (found.reply as Reply) : ask())) : ask();
}

const isCurrent = ({ session, temple }: EarlyReads): boolean =>
  performance.now() < EARLY_FRESH_MS && storedSession() === session && (pageTempleId() ?? temple) === temple;

async function parsed(response: Response | undefined): Promise<Found | undefined> {
  if (!response?.ok) return undefined;
  const text = await response.text();
  return { reply: text ? JSON.parse(text) : undefined };
}
