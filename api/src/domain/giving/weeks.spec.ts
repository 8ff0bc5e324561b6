import { mondaysUpTo } from './weeks.ts';

describe('mondaysUpTo', () => {
  it('ends with the Monday after today', () => {
    expect(mondaysUpTo('2026-11-20', 3)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
  });

  it('counts a Monday to the week it begins and a Sunday to the one it ends', () => {
    expect(mondaysUpTo('2026-11-16', 2)).toEqual(['2026-11-16', '2026-11-23']);
    expect(mondaysUpTo('2026-11-22', 2)).toEqual(['2026-11-16', '2026-11-23']);
  });
});
