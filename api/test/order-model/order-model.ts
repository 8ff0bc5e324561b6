import type { OrderStatus, TaxClass } from '@sannidhi/contracts';

/** A line as the model keeps it. Amounts in cents. */
export interface ModelLine {
  /** The key of the account it credits: `fund:…` or `income:tickets`. */
  account: string;
  cents: number;
  /** Its part of the covered fee. */
  feeShare: number;
  taxClass: TaxClass;
  /** What a donor of a `partial` line gets in return. */
  valueCents: number;
  given: boolean;
  /** 0 for a gift. */
  seats: number;
  /** What refunds and lost disputes took. */
  taken: number;
}

/** Money the provider took that nobody has given a line yet. */
export interface Waiting {
  heldCents: number;
  beyondCents: number;
}

/** Some of a line, by its position. */
export interface Share {
  position: number;
  cents: number;
}

/** One temple's accounts: debits less credits, in cents. */
export class ModelBooks {
  readonly nets = new Map<string, number>();

  move(account: string, cents: number): void {
    this.nets.set(account, (this.nets.get(account) ?? 0) + cents);
  }
}

/** One order by the rules of product.md (2a, 3 and 4), kept the simple way: no messages, no retries, one thing after the other. */
export class OrderModel {
  status: OrderStatus = 'pending';
  refundedCents = 0;
  lostCents = 0;
  /** YYYY-MM-DD at the temple. */
  receivedOn: string | null = null;
  hasReceipt = false;
  /** Every receipt it ever had. */
  receiptCount = 0;
  /** Corrections after the year in which the money was received was over at every temple of the donor's statement. */
  lateCorrections = 0;
  readonly waiting: Waiting[] = [];
  readonly openDisputes: { id: string; cents: number }[] = [];
  #wasLost = false;
  #placesTaken = false;

  constructor(
    readonly lines: readonly ModelLine[],
    private readonly books: ModelBooks,
    private readonly dateAt: (at: number) => string,
    /** Every order of the same donor, this one included: a statement is of all temples. */
    private readonly ofDonor: OrderModel[] = [],
  ) {
    ofDonor.push(this);
  }

  /** Whether a year is over at this order's temple. */
  private isOver(year: number, at: number): boolean {
    return Number(this.dateAt(at).slice(0, 4)) > year;
  }

  get totalCents(): number {
    return sum(this.lines.map(priceOf));
  }

  private get year(): number {
    return Number(this.receivedOn?.slice(0, 4));
  }

  get wasPaid(): boolean {
    return this.receivedOn !== null;
  }

  /** What refunds and disputes can still take. */
  get leftCents(): number {
    return this.wasPaid ? this.totalCents - this.refundedCents - this.lostCents : 0;
  }

  get deductibleCents(): number {
    return sum(this.lines.map(deductibleOf));
  }

  get receiptCents(): number {
    return sum(this.lines.map(leftOf));
  }

  /** Seats its buyer has: all that were paid for, but for lines whose price was paid back. */
  get seats(): number {
    return this.#placesTaken ? sum(this.lines.filter(({ taken, cents }) => taken < cents).map(({ seats }) => seats)) : 0;
  }

  /** Whether the office may give money back now. */
  get refundable(): boolean {
    return ['paid', 'partially-refunded', 'back', 'lost'].includes(this.status);
  }

  paid(feeCents: number, at: number, isSuspended: boolean): void {
    if (this.wasPaid) throw new Error('The model was paid twice.');
    this.status = 'paid';
    this.receivedOn = this.dateAt(at);
    this.#placesTaken = !isSuspended;
    this.books.move('clearing', this.totalCents - feeCents);
    this.books.move('fees', feeCents);
    for (const line of this.lines) this.books.move(line.account, -priceOf(line));
    this.hasReceipt = true;
    this.receiptCount += 1;
    if (isSuspended) this.refunded(this.everything(), at);
  }

  notPaid(to: 'failed' | 'canceled'): void {
    if (this.status === 'pending') this.status = to;
  }

  /** A refund of named lines succeeded. */
  refunded(shares: readonly Share[], at: number): void {
    const cents = sum(shares.map((share) => share.cents));
    this.books.move('clearing', -cents);
    this.refundedCents += cents;
    this.afterRefund();
    this.take(shares, at);
  }

  /** The provider gave money back and named no line. */
  refundedAtProvider(cents: number, at: number): void {
    this.books.move('clearing', -cents);
    const { shares, waiting } = this.placed(cents);
    this.refundedCents += cents - waiting.beyondCents;
    this.afterRefund();
    this.bear(shares, waiting, at);
  }

  disputeOpened(id: string, cents: number, feeCents: number): void {
    this.status = 'disputed';
    this.openDisputes.push({ id, cents });
    this.books.move('disputes', cents);
    this.books.move('fees', feeCents);
    this.books.move('clearing', -cents - feeCents);
  }

  disputeClosed(id: string, won: boolean, at: number): void {
    const index = this.openDisputes.findIndex((dispute) => dispute.id === id);
    const [{ cents } = { cents: 0 }] = this.openDisputes.splice(index, 1);
    this.books.move('disputes', -cents);
    this.#wasLost ||= !won;
    if (this.openDisputes.length === 0) this.status = this.#wasLost ? 'lost' : 'back';
    if (won) {
      this.books.move('clearing', cents);
      return;
    }
    const { shares, waiting } = this.placed(cents);
    this.lostCents += cents - waiting.beyondCents;
    this.bear(shares, waiting, at);
  }

  /** The office said which lines bear what waited. */
  assigned(waiting: Waiting, shares: readonly Share[], at: number): void {
    this.waiting.splice(this.waiting.indexOf(waiting), 1);
    this.books.move('suspense', -waiting.heldCents - waiting.beyondCents);
    this.books.move('refunds', waiting.beyondCents);
    this.take(shares, at);
  }

  /** The office corrected the receipt. */
  reissued(at: number): void {
    this.correct(at);
  }

  /** All that is left, line by line. */
  everything(): Share[] {
    return this.lines.map((line, position) => ({ position, cents: leftOf(line) })).filter(({ cents }) => cents > 0);
  }

  /** What is proposed for money without a line: the only line of exactly that much, else what was bought before what was given. */
  proposed(cents: number): Share[] {
    const left = this.everything();
    const exact = left.filter((share) => share.cents === cents);
    if (exact.length === 1) return exact;
    const isGiven = ({ position }: Share) => Number(this.lines[position]?.given);
    const shares: Share[] = [];
    for (const share of left.sort((a, b) => isGiven(a) - isGiven(b) || a.position - b.position)) {
      const open = cents - sum(shares.map((each) => each.cents));
      if (open > 0) shares.push({ ...share, cents: Math.min(open, share.cents) });
    }
    return shares;
  }

  /** A line is known where one alone is possible, or where everything goes. */
  private placed(cents: number): { shares: Share[]; waiting: Waiting } {
    const within = Math.min(cents, this.leftCents);
    const beyondCents = cents - within;
    const left = this.everything();
    const known = within > 0 && (left.length === 1 || sum(left.map((share) => share.cents)) === within);
    if (!known) return { shares: [], waiting: { heldCents: within, beyondCents } };
    const shares = left.length === 1 ? left.map(({ position }) => ({ position, cents: within })) : left;
    return { shares, waiting: { heldCents: 0, beyondCents } };
  }

  private bear(shares: readonly Share[], waiting: Waiting, at: number): void {
    const unassigned = waiting.heldCents + waiting.beyondCents;
    if (unassigned > 0) this.waiting.push(waiting);
    this.books.move('suspense', unassigned);
    this.take(shares, at);
  }

  /** Money leaves lines: what they credited bears it, and the receipt is corrected. */
  private take(shares: readonly Share[], at: number): void {
    for (const { position, cents } of shares) {
      const line = this.lines[position]!;
      line.taken += cents;
      this.books.move(line.account, cents);
    }
    if (shares.length > 0) this.correct(at);
  }

  private correct(at: number): void {
    if (!this.hasReceipt) return;
    const year = this.year;
    const onStatement = this.ofDonor.filter((order) => order === this || (order.hasReceipt && order.year === year));
    if (onStatement.every((order) => order.isOver(year, at))) this.lateCorrections += 1;
    this.hasReceipt = this.receiptCents > 0;
    if (this.hasReceipt) this.receiptCount += 1;
  }

  private afterRefund(): void {
    if (this.status === 'disputed') return;
    if (this.leftCents === 0) this.status = 'refunded';
    else if (this.status !== 'lost') this.status = 'partially-refunded';
  }
}

export const priceOf = ({ cents, feeShare }: ModelLine): number => cents + feeShare;
export const leftOf = (line: ModelLine): number => priceOf(line) - line.taken;

function deductibleOf(line: ModelLine): number {
  if (line.taxClass === 'fee') return 0;
  return line.taxClass === 'partial' ? Math.max(0, leftOf(line) - line.valueCents) : leftOf(line);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
