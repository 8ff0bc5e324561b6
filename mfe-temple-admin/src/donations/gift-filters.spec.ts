import { withParameters } from '../office/address-parameters.ts';
import { filtersOf, isNarrowed, LIFT_FILTERS, withoutSort } from './gift-filters.ts';

describe('the filters in the address', () => {
  it('reads every filter it knows', () => {
    const filters = filtersOf(
      new URLSearchParams('show=disputes&search= Nair &method=card&from=2026-11-01&to=2026-11-20&sort=-totalCents'),
    );
    expect(filters).toEqual({
      view: 'disputes',
      search: 'Nair',
      method: 'card',
      from: '2026-11-01',
      to: '2026-11-20',
      sort: '-totalCents',
    });
    expect(isNarrowed(filters)).toBe(true);
    expect(withoutSort(filters)).not.toHaveProperty('sort');
  });

  it('shows the whole list for values nobody knows', () => {
    const filters = filtersOf(new URLSearchParams('show=batches&status=lovely&from=yesterday&sort=donor'));
    expect(filters).toEqual({ view: 'all', sort: '-receivedAt' });
    expect(isNarrowed(filters)).toBe(false);
  });

  it('changes some parameters, drops empty ones and leaves the rest', () => {
    const address = new URLSearchParams('show=failed&search=Nair&gift=1');
    expect(withParameters(address, { search: undefined, method: 'ach' }).toString()).toBe('show=failed&gift=1&method=ach');
    expect(withParameters(address, LIFT_FILTERS).toString()).toBe('show=failed&gift=1');
  });
});
