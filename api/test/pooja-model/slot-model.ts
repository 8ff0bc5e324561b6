/** Who has a place, by what it is: sets, where the application has counts. */
type Channel = 'online' | 'counter';

/** A family on the waitlist. */
export interface ModelWait {
  key: string;
  turn: 0 | 1;
  state: 'waiting' | 'offered' | 'claimed' | 'left' | 'lapsed' | 'ended';
  offeredUntil: number;
}

export interface Split {
  capacity: number;
  onlinePlaces: number;
  counterPlaces: number;
  open: boolean;
}

const OFFER_MS = 4 * 3_600_000;

/** One slot as it should be: the rules of the product in the plainest words. */
export class SlotModel {
  readonly held = new Set<string>();
  readonly sold = new Map<string, Channel>();
  readonly waits: ModelWait[] = [];
  /** The times without poojas that it is in. */
  readonly blackouts = new Set<string>();
  /** For good; who has a place gets it back. */
  canceled = false;

  constructor(
    readonly startsAt: number,
    public split: Split,
  ) {}

  get offered(): ModelWait[] {
    return this.waits.filter(({ state }) => state === 'offered');
  }

  get soldOnline(): number {
    return [...this.sold.values()].filter((channel) => channel === 'online').length;
  }

  get isOpen(): boolean {
    return this.split.open && this.blackouts.size === 0 && !this.canceled;
  }

  free(channel: Channel): number {
    const { capacity, onlinePlaces, counterPlaces } = this.split;
    const online = this.held.size + this.offered.length + this.soldOnline;
    const atCounter = this.sold.size - this.soldOnline;
    const own = channel === 'online' ? onlinePlaces - online : counterPlaces - atCounter;
    return this.isOpen ? Math.max(0, Math.min(own, capacity - online - atCounter)) : 0;
  }

  /** Free places go to those who wait, in their order. */
  allocate(now: number): void {
    const line = this.waits.filter(({ state }) => state === 'waiting').sort((a, b) => a.turn - b.turn);
    for (const wait of line) {
      if (this.free('online') === 0) return;
      wait.state = 'offered';
      wait.offeredUntil = now + Math.min(OFFER_MS, (this.startsAt - now) / 4);
    }
  }

  /** The places of a time that was canceled stay as they were. */
  change(split: Split, now: number): void {
    if (!this.canceled) this.split = split;
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

  /** What the application should have stored. */
  counts() {
    const { capacity, onlinePlaces, counterPlaces, open } = this.split;
    const kept = { onlineHeld: this.held.size, offered: this.offered.length, onlineSold: this.soldOnline };
    const status = this.canceled ? 'canceled' : open ? 'open' : 'closed';
    return {
      capacity,
      onlinePlaces,
      counterPlaces,
      status,
      retired: this.blackouts.size > 0,
      ...kept,
      counterSold: this.sold.size - this.soldOnline,
    };
  }
}
