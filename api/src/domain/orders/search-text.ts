import type { Order } from './order.entity.ts';

type Searchable = Pick<Order, 'legalName' | 'creditedName' | 'email' | 'phone' | 'receiptNumber' | 'checkNumber'>;

/** Everything the office looks a gift up by, in lower case: names, email, the phone's digits, receipt and check number. */
export const searchTextOf = ({ legalName, creditedName, email, phone, receiptNumber, checkNumber }: Searchable): string =>
  [legalName, creditedName, email, phone, receiptNumber, checkNumber]
    .filter((part) => part !== null)
    .join(' ')
    .toLowerCase();
