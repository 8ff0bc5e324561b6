/** The message was passed on and nobody answered: it may have arrived. With `isLast` it isn't tried again. */
export class Unanswered extends Error {
  constructor(
    readonly isLast: boolean,
    options?: ErrorOptions,
  ) {
    super('Nobody answered: it may have arrived.', options);
  }
}
