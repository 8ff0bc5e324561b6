import { GIFT_MAX_CENTS } from '@sannidhi/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { containing } from '../../platform/database/like.ts';
import { LAST_TERM, type WantedTerm } from '../../platform/database/search-terms.ts';
import type { Order } from '../orders/order.entity.ts';
import { wantedOrderTerms } from '../orders/order-terms.ts';

/**
 * Narrows a query on `gift` to those of the temple `:templeId` that have every typed word: from the beginning of a name's word, an email, a
 * check or receipt number, at the end of a phone or receipt number, as a batch number, or as the amount. Each word is looked up in an index.
 */
export function narrowToSearch(query: SelectQueryBuilder<Order>, search: string): void {
  const words = wantedOrderTerms(search);
  // Text without a word finds everything, at this temple only.
  if (words.length === 0) query.andWhere('gift.templeId = :templeId');
  for (const [index, wanted] of words.entries()) {
    const found = wanted.map((term, at) => termSql(query, `word${index}x${at}`, term));
    const [first] = wanted;
    if (first) found.push(pendingSql(query, `open${index}`, first.text));
    const cents = centsOf(search, index);
    if (cents !== null) {
      found.push(
        'SELECT paid.templeId AS templeId, paid.id AS orderId FROM orders paid WHERE paid.templeId = :templeId AND paid.totalCents = :searchedCents',
      );
      query.setParameter('searchedCents', cents);
    }
    // A derived table, because MariaDB would look a bare UNION up again for every order. Temple and id together leave SQLite only the key:
    // with the temple alone it reads all of its orders in the list's order.
    query.andWhere(`(gift.templeId, gift.id) IN (SELECT hit.templeId, hit.orderId FROM (${found.join(' UNION ')}) hit)`);
  }
}

function termSql(query: SelectQueryBuilder<Order>, name: string, { text, whole }: WantedTerm): string {
  query.setParameters(whole ? { [name]: text } : { [name]: text, [`${name}End`]: text + LAST_TERM });
  const within = whole ? `= :${name}` : `BETWEEN :${name} AND :${name}End`;
  return `SELECT found.templeId AS templeId, found.orderId AS orderId FROM order_terms found WHERE found.templeId = :templeId AND found.term ${within}`;
}

/** Orders that wait for their payment aren't in the index yet. A phone is found by its digits. */
function pendingSql(query: SelectQueryBuilder<Order>, name: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  query.setParameter(name, containing(/^[\d\s()+.-]+$/.test(text) && digits.length >= 4 ? digits : text));
  return `SELECT open.templeId AS templeId, open.id AS orderId FROM orders open WHERE open.templeId = :templeId AND open.status = 'pending'
    AND LOWER(CONCAT_WS(' ', open.legalName, open.creditedName, open.email, open.phone)) LIKE :${name} ESCAPE '!'`;
}

const AMOUNT = /^\$?(0|[1-9]\d{0,2}(?:,\d{3})*|[1-9]\d{0,7})(?:\.(\d{2}))?$/;

/** What was typed as an amount, if it is nothing but an amount. */
function centsOf(search: string, index: number): number | null {
  const [, dollars, cents = '00'] = (index === 0 && AMOUNT.exec(search.trim())) || [];
  const amount = dollars ? Number(dollars.replaceAll(',', '') + cents) : Number.NaN;
  return amount <= GIFT_MAX_CENTS * 2 ? amount : null;
}
