declare global {
  /** Of the inline script of a painted page; see `libs/build/src/page/keep-events.ts`. */
  var sannidhiKept: (() => Event[]) | undefined;
}

/** What was sent, chosen and pressed before this script ran, in order. From now on nothing else keeps it. */
export const takeKeptEvents = (): Event[] => globalThis.sannidhiKept?.() ?? [];
