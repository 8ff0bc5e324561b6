import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';

/** A domain that acts on the money of orders in the same transaction, and that orders know nothing of. */
export interface OrderListener {
  /** The money of an order arrived. */
  settled(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<void>;
  /** A refund or a lost dispute took money out of an order's lines, which have their new sums. */
  taken(tx: EntityManager, order: Order): Promise<void>;
}

/** Passes on what happened to an order's money. A listener adds itself when its module starts. */
@Injectable()
export class OrderFacts implements OrderListener {
  readonly #listeners: OrderListener[] = [];

  /** `orderFacts.add(this)` */
  add(listener: OrderListener): void {
    this.#listeners.push(listener);
  }

  async settled(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<void> {
    for (const listener of this.#listeners) await listener.settled(tx, order, lines);
  }

  async taken(tx: EntityManager, order: Order): Promise<void> {
    for (const listener of this.#listeners) await listener.taken(tx, order);
  }
}
