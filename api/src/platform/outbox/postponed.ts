/** The message has to wait: it is attempted again from then on, and this doesn't count as an attempt. */
export class Postponed extends Error {
  constructor(readonly until: Date) {
    super(`Postponed until ${until.toISOString()}`);
  }
}
