import { currentLink } from './current-link.ts';

const ADDRESSES = ['/office/home', '/office/gifts', '/office/gifts?view=batches', '/office/gifts?view=funds', '/office/events'];

describe('the current entry of a navigation', () => {
  it('is the page itself', () => {
    expect(currentLink(ADDRESSES, '/office/gifts', '?search=Nair')).toBe('/office/gifts');
  });

  it('is a view of the page where the address names it, whatever else it names', () => {
    expect(currentLink(ADDRESSES, '/office/gifts', '?view=batches&batch=7')).toBe('/office/gifts?view=batches');
  });

  it('is the entry a deeper page is under', () => {
    expect(currentLink(ADDRESSES, '/office/events/create', '')).toBe('/office/events');
    expect(currentLink(ADDRESSES, '/elsewhere', '')).toBeUndefined();
  });
});
