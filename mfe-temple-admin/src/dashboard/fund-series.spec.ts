import { chartSeries, highestWeek } from './fund-series.ts';

const fund = (name: string, ...receivedCents: number[]) => ({ id: name, name, receivedCents });
const weeks = ['2026-11-09', '2026-11-16'];

describe('the series of giving by fund', () => {
  it('returns up to six funds apart', () => {
    const funds = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => fund(name, 100, 200));
    expect(chartSeries({ weeks, funds }, 'Other funds')).toHaveLength(6);
  });

  it('puts the smaller ones together from the seventh on', () => {
    const funds = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => fund(name, 100, 200));
    expect(chartSeries({ weeks, funds }, 'Other funds').at(-1)).toEqual({ name: 'Other funds', values: [200, 400] });
  });

  it('draws a week of refunds at zero', () => {
    expect(chartSeries({ weeks, funds: [fund('a', -500, 200)] }, 'Other funds')[0]?.values).toEqual([0, 200]);
  });

  it('finds the week that brought most', () => {
    expect(highestWeek({ weeks, funds: [fund('a', 100, 200), fund('b', 300, 50)] })).toEqual({ week: '2026-11-09', cents: 400 });
  });
});
