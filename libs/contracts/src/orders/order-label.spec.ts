import { LANGUAGE_CODES } from '../languages.ts';
import { orderLabelIn, orderLabelOf } from './order-label.ts';

it('says how many things an order is for besides the first', () => {
  expect(orderLabelOf([])).toBe('');
  expect(orderLabelOf(['Annadanam', 'Annadanam'])).toBe('Annadanam');
  expect(orderLabelOf(['Annadanam', 'General', 'Archana', 'General'])).toBe('Annadanam and 2 more');
});

it.each(LANGUAGE_CODES)('says a stored label as it is said of names (%s)', (language) => {
  for (const names of [['Annadanam'], ['Food and 1 more', 'General'], ['A', 'B', 'C']])
    expect(orderLabelIn(orderLabelOf(names), language)).toBe(orderLabelOf(names, language));
  expect(orderLabelIn('Bhajans and more', language)).toBe('Bhajans and more');
});
