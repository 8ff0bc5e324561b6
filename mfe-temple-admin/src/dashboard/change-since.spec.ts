import { changeSince } from './change-since.ts';

describe('a sum beside an earlier one', () => {
  it('says how much more or less it is', () => {
    expect(changeSince(112_400, 100_000)).toEqual({ kind: 'more', percent: '12.4%' });
    expect(changeSince(50_000, 100_000)).toEqual({ kind: 'less', percent: '50.0%' });
  });

  it('knows no percentage of nothing, and calls a hair the same', () => {
    expect(changeSince(100, 0)).toEqual({ kind: 'nothing-before' });
    expect(changeSince(100_001, 100_000)).toEqual({ kind: 'same' });
  });
});
