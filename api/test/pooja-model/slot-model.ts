import { offerEnd } from './offer-end.ts';

/** Who has a place, by what it is: sets, where the application has counts. */
type Channel = 'online' | 'counter';

/** A family on the waitlist. */
export interface ModelWait {
  key: string;
  turn: 0 | 1;
  /** The counter put it on the list, without an account. */
  atCounter?: true;
  /** For how many places it waits, and whether fewer will do. */
  places: number;
  takesFewer: boolean;
  /** Places it was offered, and those of them that it put into its cart. */
  offered: number;
  claimed: number;
  state: 'waiting' | 'offered' | 'claimed' | 'left' | 'lapsed' | 'ended';
  offeredUntil: number;
}

export interface Split {
  capacity: number;
  onlinePlaces: number;
  counterPlaces: number;
  open: boolean;
}

/** One slot as it should be: the rules of the product in the plainest words. */
export class SlotModel {
  readonly held = new Set<string>();
  readonly sold = new Map<string, Channel>();
  /** Of walk-ins whose card is being charged. */
  readonly heldAtCounter = new Set<string>();
  readonly waits: ModelWait[] = [];
  /** The times without poojas that it is in. */
  readonly blackouts = new Set<string>();
  /** For good; who has a place gets it back. */
  canceled = false;

  constructor(
    readonly startsAt: number,
    private readonly timeZone: string,
    public split: Split,
  ) {}

  get offered(): number {
    return this.waits.reduce((sum, { state, offered, claimed }) => sum + (state === 'offered' ? offered - claimed : 0), 0);
  }

  get soldOnline(): number {
    return [...this.sold.values()].filter((channel) => channel === 'online').length;
  }

  /** As many as a family can ever be offered at once: a walk-in has the counter's, too. */
  mostFor({ atCounter }: Pick<ModelWait, 'atCounter'>): number {
    const { capacity, onlinePlaces } = this.split;
    return Math.max(1, atCounter ? capacity : Math.min(capacity, onlinePlaces));
  }

  get isOpen(): boolean {
    return this.split.open && this.blackouts.size === 0 && !this.canceled;
  }

  free(channel: Channel): number {
    const { capacity, onlinePlaces, counterPlaces } = this.split;
    const online = this.held.size + this.offered + this.soldOnline;
    const atCounter = this.sold.size - this.soldOnline + this.heldAtCounter.size;
    const own = channel === 'online' ? onlinePlaces - online : counterPlaces - atCounter;
    return this.isOpen ? Math.max(0, Math.min(own, capacity - online - atCounter)) : 0;
  }

  /**
   * Free places go to those who wait, in their order; who needs more, and all of them, lets the next go first. What is left at the counter goes
   * to the walk-ins among them, and is online from then on.
   */
  allocate(now: number): void {
    for (const wait of this.line) this.offer(wait, this.free('online'), now);
    for (const wait of this.line.filter(({ atCounter }) => atCounter)) this.shift('online', this.offer(wait, this.free('counter'), now));
  }

  /** A place that a walk-in was offered is the counter's once it is taken there; unpaid, it is online again. */
  shift(to: Channel, places: number): void {
    const { onlinePlaces, counterPlaces } = this.split;
    const [online, counter] = to === 'online' ? [places, -places] : [-places, places];
    this.split = { ...this.split, onlinePlaces: Math.max(0, onlinePlaces + online), counterPlaces: Math.max(0, counterPlaces + counter) };
  }

  private get line(): ModelWait[] {
    return this.waits.filter(({ state }) => state === 'waiting').sort((a, b) => a.turn - b.turn);
  }

  /** Returns how many it was offered. */
  private offer(wait: ModelWait, free: number, now: number): number {
    const places = wait.takesFewer ? Math.min(wait.places, free) : wait.places;
    if (places === 0 || places > free) return 0;
    wait.state = 'offered';
    wait.offered = places;
    wait.claimed = 0;
    wait.offeredUntil = offerEnd(now, this.startsAt, this.timeZone);
    return places;
  }

  /** The places of a time that was canceled stay as they were. Who waits for more of them together than there are waits no longer. */
  change(split: Split, now: number): void {
    if (!this.canceled) this.split = split;
    for (const wait of this.line) if (!wait.takesFewer && wait.places > this.mostFor(wait)) wait.state = 'ended';
    this.allocate(now);
  }

  /** A time without poojas that it was in is lifted. */
  lift(blackout: string, now: number): void {
    if (this.blackouts.delete(blackout)) this.allocate(now);
  }

  /** The office cancels the time: places that were sold are nobody's, and nobody waits any more. What is held stays so until it lapses. */
  cancel(): void {
    this.canceled = true;
    this.sold.clear();
    this.endAllWaits();
  }

  endAllWaits(): void {
    for (const wait of this.waits) if (wait.state === 'waiting' || wait.state === 'offered') wait.state = 'ended';
  }

  /** A wait ends; its place, if it had been offered one, goes to the next. */
  endWait(wait: ModelWait, to: 'left' | 'lapsed' | 'ended', now: number): void {
    const had = wait.state === 'offered';
    wait.state = to;
    if (had) this.allocate(now);
  }

  /** One of an offer's places is in a cart. */
  claim(wait: ModelWait): void {
    wait.claimed += 1;
    if (wait.claimed === wait.offered) wait.state = 'claimed';
  }

  /** A place that was accepted is offered again, unless the rest of the offer was declined, or its time is over. */
  unclaim(wait: ModelWait, now: number): void {
    if (wait.offeredUntil <= now || this.canceled || !['offered', 'claimed'].includes(wait.state)) return;
    wait.claimed -= 1;
    wait.state = 'offered';
  }

  /** A family that was offered some of its places waits for all of them. */
  keepWaiting(wait: ModelWait, now: number): void {
    wait.state = 'waiting';
    wait.takesFewer = false;
    this.allocate(now);
  }

  /** What the application should have stored. */
  counts() {
    const { capacity, onlinePlaces, counterPlaces, open } = this.split;
    const kept = { onlineHeld: this.held.size, offered: this.offered, onlineSold: this.soldOnline };
    const status = this.canceled ? 'canceled' : open ? 'open' : 'closed';
    return {
      capacity,
      onlinePlaces,
      counterPlaces,
      status,
      retired: this.blackouts.size > 0,
      ...kept,
      counterSold: this.sold.size - this.soldOnline,
      counterHeld: this.heldAtCounter.size,
    };
  }
}
