/** The life of a gift. `back` and `lost` are how a dispute ended. */
export const DONATION_STATUSES = [
  'pending',
  'succeeded',
  'failed',
  'canceled',
  'partially-refunded',
  'refunded',
  'disputed',
  'back',
  'lost',
] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

/** Where each state may go; any other move is refused. The provider's late word of success wins over failed and canceled. */
export const DONATION_TRANSITIONS = {
  pending: ['succeeded', 'failed', 'canceled'],
  succeeded: ['partially-refunded', 'refunded', 'disputed'],
  failed: ['succeeded'],
  canceled: ['succeeded'],
  'partially-refunded': ['partially-refunded', 'refunded', 'disputed'],
  refunded: [],
  disputed: ['back', 'lost'],
  back: [],
  lost: [],
} as const satisfies Record<DonationStatus, readonly DonationStatus[]>;

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_TRANSITIONS = { pending: ['succeeded', 'failed'], succeeded: [], failed: [] } as const satisfies Record<
  RefundStatus,
  readonly RefundStatus[]
>;

/** Whether a table of transitions lets `from` become `to`. */
export const canMove = <State extends string>(transitions: Record<State, readonly State[]>, from: State, to: State): boolean =>
  transitions[from].includes(to);

/** States in which the temple holds money of the gift. */
export const HOLDS_MONEY = ['succeeded', 'partially-refunded', 'back'] as const satisfies DonationStatus[];
