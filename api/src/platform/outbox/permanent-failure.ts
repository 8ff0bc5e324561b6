/** The receiver refused a message for good: another attempt would be refused as well. */
export class PermanentFailure extends Error {}
