/** The sender of a request, before it is known which account it is about. */
export interface Visitor {
  /** The network address, taken only from the last trusted proxy. */
  address: string;
  userAgent: string;
  /** The secret name in the browser's own cookie, if it carries our signature. */
  browserId?: string;
}

/** A visitor whose browser has a name, even if only from now on. */
export type NamedVisitor = Visitor & { browserId: string };
