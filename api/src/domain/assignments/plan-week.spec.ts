import { ASHBURN, at, BRIDGEWATER, EDISON, need, priest, taken } from '../../../test/priests-at-work.ts';
import type { Candidate, Commitment, Need } from './candidate.ts';
import { obstaclesOf } from './hard-rules.ts';
import { planWeek } from './plan-week.ts';

const rulesOf = (candidate: Candidate, service: Need) => obstaclesOf(candidate, service).map(({ rule }) => rule);

describe('a priest who is busy', () => {
  const service = need(EDISON, 10, '11:00', 90);

  it.each([
    ['overlapping services', [taken(BRIDGEWATER, 10, '12:00')], ['busy']],
    ['services without rest between them', [taken(EDISON, 10, '09:50')], ['rest']],
    ['services nearer than the way to them', [taken(BRIDGEWATER, 10, '09:40')], ['travel']],
    ['two temples further apart than they travel', [taken(ASHBURN, 10, '02:00')], ['radius']],
    ['an early service after a late one', [taken(EDISON, 11, '20:00')], []],
  ])('isn’t given %s', (_, commitments, rules) => {
    expect(rulesOf(priest('a', { commitments }), service)).toEqual(rules);
  });

  it('needs time for the way to a home, from another one, and back to the temple', () => {
    const princeton = { at: { latitude: 40.36, longitude: -74.66 }, isHome: true };
    const home = { ...need(EDISON, 10, '13:00'), ...princeton };
    const homeBefore = { ...taken(EDISON, 10, '11:00'), ...princeton };
    const says = (commitment: Commitment, service: Need) =>
      obstaclesOf(priest('a', { commitments: [commitment] }), service).map(({ message }) => message.code);
    // An hour and a bit: 19 miles, and twenty minutes to be ready.
    expect(says(taken(EDISON, 10, '11:10'), home)).toEqual(['priest-assignment.rule-travel-to-home']);
    expect(says(taken(EDISON, 10, '10:50'), home)).toEqual([]);
    expect(says(homeBefore, need(EDISON, 10, '12:40'))).toEqual(['priest-assignment.rule-travel-from-home']);
    expect(says(homeBefore, need(EDISON, 10, '13:10'))).toEqual([]);
    // Two homes in one ZIP code aren’t one door.
    expect(says(homeBefore, { ...home, startsAt: at(10, '12:15') })).toEqual(['priest-assignment.rule-travel-to-home']);
    expect(says(homeBefore, { ...home, startsAt: at(10, '12:20') })).toEqual([]);
  });

  it('goes to no home further away than they travel', () => {
    const far = need(EDISON, 10, '13:00', 60, { at: ASHBURN, isHome: true });
    expect(rulesOf(priest('a'), far)).toEqual(['radius']);
    expect(rulesOf(priest('a', { travelMiles: 250 }), far)).toEqual([]);
  });

  it('rests eight hours at night', () => {
    const dawn = need(EDISON, 11, '04:30');
    expect(rulesOf(priest('a', { commitments: [taken(EDISON, 10, '20:00', 60)] }), dawn)).toEqual(['night']);
    expect(rulesOf(priest('a', { commitments: [taken(EDISON, 10, '19:00', 60)] }), dawn)).toEqual([]);
  });

  it('has as many services a day and a week as they want', () => {
    const day = [taken(EDISON, 10, '06:00'), taken(EDISON, 10, '08:00')];
    expect(rulesOf(priest('a', { commitments: day, maxPerDay: 2 }), service)).toEqual(['day-full']);
    // November 8, 2026 is a Sunday.
    const week = [taken(EDISON, 8, '06:00'), taken(EDISON, 14, '06:00')];
    expect(rulesOf(priest('a', { commitments: week, maxPerWeek: 2 }), service)).toEqual(['week-full']);
  });
});

describe('a priest is asked', () => {
  const service = need(EDISON, 10, '11:00', 90, { skills: ['Rudra homa'] });

  it('only for what they perform, in a language they speak', () => {
    expect(rulesOf(priest('a', { languages: ['hi'] }), service)).toEqual(['skills', 'languages']);
    expect(rulesOf(priest('a', { skills: ['rudra Homa '] }), service)).toEqual([]);
  });

  it('only in hours that cover all of it, on the temple’s clocks', () => {
    const plain = need(EDISON, 10, '11:00', 90);
    const tuesday = (from: string, until: string) => priest('a', { weekly: [{ weekday: 2, from, until }] });
    expect(rulesOf(tuesday('11:00', '12:30'), plain)).toEqual([]);
    expect(rulesOf(tuesday('11:00', '12:00'), plain)).toEqual(['hours']);
    expect(rulesOf(priest('a', { weekly: [{ weekday: 3, from: '00:00', until: '24:00' }] }), plain)).toEqual(['hours']);
    const dated = {
      weekly: [{ weekday: 2, from: '09:00', until: '18:00' }],
      exceptions: [{ date: '2026-11-10', from: '15:00', until: '18:00' }],
    };
    expect(rulesOf(priest('a', dated), plain)).toEqual(['hours']);
    expect(rulesOf(priest('a', { daysOff: [{ from: '2026-11-09', until: '2026-11-10', reason: '' }] }), plain)).toEqual(['day-off']);
  });

  it('through midnight where the hours go on', () => {
    const night = need(EDISON, 10, '23:00', 120);
    const windows = [
      { weekday: 2, from: '20:00', until: '24:00' },
      { weekday: 3, from: '00:00', until: '02:00' },
    ];
    expect(rulesOf(priest('a', { weekly: windows }), night)).toEqual([]);
    expect(rulesOf(priest('a', { weekly: windows.slice(0, 1) }), night)).toEqual(['hours']);
  });
});

describe('the hours', () => {
  const services = Array.from({ length: 20 }, (_, index) => need(EDISON, 2 + (index % 10), index < 10 ? '09:00' : '17:00'));
  const open = services.map((each) => ({ need: each, position: 1 }));

  it('are shared evenly, each choice with its reason', () => {
    const { choices, loads } = planWeek([priest('a'), priest('b'), priest('c'), priest('d')], open);
    expect(loads.map((load) => load.services)).toEqual([5, 5, 5, 5]);
    const [first] = [...choices.values()];
    expect(first?.explanation).toEqual({ code: 'priest-assignment.why-fewest-speaks', params: { language: 'te', hours: 0 } });
  });

  it('of somebody new are no more than the mean', () => {
    const busy = Array.from({ length: 6 }, (_, index) => taken(EDISON, 20 + index, '09:00'));
    const everyone = [priest('b', { commitments: busy }), priest('c', { commitments: busy }), priest('a', { since: at(1, '12:00') })];
    const { loads } = planWeek(everyone, open.slice(0, 7));
    const mean = (6 + 6 + 7) / 3;
    expect(loads.find(({ accountId }) => accountId === 'a')?.hours).toBeLessThanOrEqual(mean);
    const { loads: few } = planWeek(
      everyone.map((each) => ({ ...each, commitments: [] })),
      open.slice(0, 9),
    );
    expect(few.map(({ services: count }) => count)).toEqual([3, 3, 3]);
  });

  it('go to the only one who can, and say so', () => {
    const { choices } = planWeek([priest('a', { languages: ['hi'] }), priest('b')], open.slice(0, 1));
    expect([...choices.values()][0]?.explanation).toEqual({ code: 'priest-assignment.why-only-speaks', params: { language: 'te' } });
  });
});
