/** Who sends a request, before anybody knows which account it is about. */
export interface Visitor {
  /** The network address, taken from the last trusted proxy only. */
  address: string;
  userAgent: string;
  /** The secret name in the browser's own cookie, where it carries our signature. */
  browserId?: string;
}

/** A visitor whose browser has a name, if only from now on. */
export type NamedVisitor = Visitor & { browserId: string };
