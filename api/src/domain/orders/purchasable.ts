import type { ErrorCode, LineKind, LineOccasion } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { AnyObjectSchema } from 'yup';
import type { CurrentTaxPolicy } from '../tax-policy/tax-policy.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { Order } from './order.entity.ts';
import type { DraftLine } from './order-draft.ts';
import type { OrderLine } from './order-line.entity.ts';

/** A line as it would be ordered today: price, text, tax rule and what it credits. */
export interface Quote extends Omit<DraftLine, 'kind' | 'item'> {
  /** What its seller read for it: `reserve` gets it again for a line that it has just priced in the same transaction. */
  read?: object;
}

/** What somebody wants to buy: a kind, and what of it by the schema of that kind. */
export interface Wanted {
  kind: LineKind;
  item: object;
}

/** Where and under which rules something is sold. */
export interface Market {
  temple: Temple;
  policy: CurrentTaxPolicy;
}

/** What a seller read to price lines, by their ids. */
export type LineReads = ReadonlyMap<string, object>;

/** What the transaction knows of an order's lines, so that nobody reads it again while a crowd waits. */
export interface KnownLines {
  reads: LineReads;
  /** The order's lines as they were before. */
  before: readonly OrderLine[];
}

/**
 * What is asked for. `held`: the asker has a place already, so that it is theirs even where none is left. `heldLine`: its line since it got
 * that place. `read`: what the seller read for it a moment ago.
 */
export interface Ask<Item extends object = object> {
  item: Item;
  held: boolean;
  heldLine?: Pick<DraftLine, 'amountCents' | 'label'>;
  read?: object | undefined;
}

/** What could not be had, and who asked for it. */
export interface Refused<Item extends object = object> {
  templeId: string;
  accountId: string | null;
  item: Item;
}

/** A line whose payment arrived. `held`: its place was held until now; otherwise one has to be found. */
export interface PaidLine {
  line: OrderLine;
  held: boolean;
}

/** Who cancels a line: the temple, which may refund what it likes by its kind's rules, or the person who bought it. */
export type CanceledBy = 'temple' | 'buyer';

/** What a buyer adds for each kind at checkout besides its lines: for a gift, the dedication and the scanned code. */
export type SaidAtCheckout = Partial<Record<LineKind, object>>;

/**
 * Why places are free, where that matters. `bank`: the payer's bank took the money, nobody canceled anything. `again`: their payer takes them again
 * in the same transaction, which offers what is left to who waits.
 */
export type FreedWhy = 'bank' | 'again';

/**
 * What a selling domain is to an order; it registers with `Purchasables` when its module starts. It keeps its own data by the ids
 * of order and lines, and knows nothing of providers, refunds or receipts. Everything but `quote` runs in the transaction that
 * moves the order and touches nothing else, since a transaction may run again. The order calls each of them once per change: what
 * takes places counts them by conditional updates and doesn't ask twice.
 */
export interface Purchasable<Item extends object = object, Said extends object = object> {
  readonly kind: LineKind;
  /** What a line of the cart may ask for. */
  readonly itemSchema: AnyObjectSchema;
  /** Whether its lines need places: those are held in the cart and during payment, and given back. */
  readonly takesPlaces: boolean;

  /** For kinds that are sold along with another only (`along`): nobody asks for them by themselves. */
  readonly onlyAlong?: true;

  /** Prices what is asked for, each by its position; null for what can't be had (any more) at this temple. */
  quote(manager: EntityManager, market: Market, asks: readonly Ask<Item>[]): Promise<(Quote | null)[]>;

  /** Whether a line of a cart is filled in as its seller asks for now, so that it can be held; absent: always. */
  isComplete?(tx: EntityManager, order: Order, line: OrderLine): Promise<boolean>;

  /** Why somebody can't have what they ask for, where that isn't that no place is left; null where it is. Only asked after a refusal. */
  whyNot?(manager: EntityManager, refused: Refused<Item>): Promise<ErrorCode | null>;

  /** What is always bought along with a line, as lines of their own: they enter and leave a cart together. */
  along?(item: Item): readonly Wanted[];

  /** Whether a line also leaves a cart only with the one it was bought along with, and with all others of that. */
  leavesTogether?(item: Item): boolean;

  /** Joins the lines of such a purchase: an order has an id once. Null for what is bought by itself. */
  togetherId?(item: Item): string | null;

  /** What stays of what a line asks for when the account of its buyer goes: nothing that names people. Absent: nothing at all. */
  withoutPeople?(item: Item): object;

  /**
   * For kinds that sell some things a single time: whether two lines ask for the same one. The newer takes the place of the older in a cart,
   * once that no longer holds anything, or at once for kinds with `replacesHeld`.
   */
  isSame?(item: Item, other: Item): boolean;

  /** What a line holds is let go when a newer one asks for the same with another choice; asked for again as it is, the line stays. */
  readonly replacesHeld?: true;

  /**
   * Takes places for lines that have none, or, for kinds without places, writes what it keeps of the order as it becomes payable.
   * Answers the lines for which none is left: the caller then undoes the transaction.
   */
  reserve(
    tx: EntityManager,
    order: Order,
    lines: readonly OrderLine[],
    said: Said | undefined,
    known?: KnownLines,
  ): Promise<readonly OrderLine[]>;

  /**
   * For kinds that plans buy again and again, with places that differ by date: what a plan's line asks for on that day at the temple, as
   * `itemSchema` has it; null where nothing is free. Other kinds ask for the same every time.
   */
  onDate?(manager: EntityManager, templeId: string, repeated: object, on: string): Promise<Item | null>;

  /**
   * What `reserve` got at this order's checkout: a request from another tab that differs isn't the same request. Left out where everything
   * is in the lines.
   */
  saidOf?(manager: EntityManager, order: Order): Promise<Said | undefined>;

  /**
   * The payment arrived: held places become taken, the others are looked for. Answers the lines that can no longer be had, which are
   * refunded at once; everybody else keeps theirs.
   */
  confirm(tx: EntityManager, order: Order, lines: readonly PaidLine[]): Promise<readonly OrderLine[]>;

  /**
   * Those of the lines that can't be had because the temple canceled what they are for, by their ids, each with its reason, empty where it
   * gave none. Left out by kinds that end in no other way.
   */
  canceledWhy?(tx: EntityManager, lines: readonly OrderLine[]): Promise<ReadonlyMap<string, string>>;

  /**
   * Places are free again: `held` ones because payment is no longer possible, `taken` ones because the line was paid back.
   */
  release(tx: EntityManager, order: Order, lines: readonly OrderLine[], were: 'held' | 'taken', why?: FreedWhy): Promise<void>;

  /** When what lines are for takes place, and for how many, by the lines' ids; left out by kinds without a time. Lines may be of any temples. */
  occasionsOf?(manager: EntityManager, lines: readonly OrderLine[]): Promise<ReadonlyMap<string, LineOccasion>>;

  /** What a line is called at checkout and in mail. */
  describe(line: OrderLine): string;

  /**
   * Cents of the line's amount that go back if it is canceled at that time, whatever was refunded before: what the temple may give back, or
   * what its buyer gets who cancels, fees for that kept. The order limits refunds by it and adds the covered fee where it goes back.
   */
  refundable(line: OrderLine, by: CanceledBy, at: Date): number;
}
