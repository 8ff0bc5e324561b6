import type { DecisionCode } from '../festivals/decide.ts';
import type { SankrantiDay, Tradition, Window } from '../festivals/rule-types.ts';

/**
 * Sentences of a language. Braces are filled in: {limb} the tithi or nakshatra, {window} the part of the day, {days} the
 * days weighed, {from} and {to} when the limb lasts, {date} the chosen day.
 */
export type ReasonWords = {
  windows: Record<Window, string>;
  traditions: Record<Tradition | 'both', string>;
  sankrantiDays: Record<SankrantiDay, string>;
  rules: Record<
    | 'tithi'
    | 'every-month'
    | 'ekadashi'
    | 'dhanu-ekadashi'
    | 'weekday-before'
    | 'nakshatra'
    | 'every-nakshatra'
    | 'sankranti'
    | 'solar-day'
    | 'beside',
    string
  >;
  everyMonth: string;
  lasts: string;
  decisions: Record<DecisionCode, string>;
};

/** The English sentences. */
export const en: ReasonWords = {
  windows: {
    arunodaya: 'arunodaya (four ghatikas before sunrise)',
    sunrise: 'sunrise',
    'tenth-ghatika': 'the tenth ghatika after sunrise',
    purvahna: 'purvahna (the first half of daylight)',
    madhyahna: 'madhyahna (the middle fifth of daylight)',
    aparahna: 'aparahna (the fourth fifth of daylight)',
    sunset: 'sunset',
    pradosha: 'pradosha (the first fifth of the night)',
    nishita: 'nishita (the eighth muhurta of the night)',
    moonrise: 'moonrise',
  },
  traditions: { smarta: 'smarta', vaishnava: 'vaishnava', both: 'smarta and vaishnava' },
  sankrantiDays: {
    'by-sunset': 'the same day if before sunset, else the next',
    'by-sunrise': 'the first sunrise at or after it',
    'own-date': 'the date of the ingress itself',
    'next-date': 'the date after the ingress',
  },
  rules: {
    tithi: '{masa} {paksha} {tithi} (amanta month) at {window}',
    'every-month': '{paksha} {tithi} of every month at {window}',
    ekadashi: '{masa} {paksha} Ekadashi by the {tradition} rule',
    'dhanu-ekadashi': 'Shukla Ekadashi while the Sun is in Dhanu',
    'weekday-before': 'the last {weekday} on or before {masa} {tithi}',
    nakshatra: '{nakshatra} nakshatra in the solar month of {rashi} at {window}',
    'every-nakshatra': '{nakshatra} nakshatra at {window}',
    sankranti: 'the Sun enters {rashi}: {begins}',
    'solar-day': 'day {day} of the solar month of {rashi}',
    beside: '{count} day(s) from {festival}',
  },
  everyMonth: 'every month',
  lasts: '{limb} lasts from {from} to {to}.',
  decisions: {
    only: 'It holds at {window} on {date} alone.',
    'both-first': 'It holds at {window} on {days}; the rule takes the first.',
    'both-second': 'It holds at {window} on {days}; the rule takes the later.',
    'both-second-short': 'It reaches {window} on {days}, but too briefly on the later day, so the first is taken.',
    'both-longer': 'It holds at {window} on {days}; the day with more of it is taken.',
    'neither-begins': 'It meets {window} on none of {days}; the day on which it begins is taken.',
    'neither-ends': 'It meets {window} on none of {days}; the day on which it ends is taken.',
    nakshatra: 'The tithi alone leaves {days}; the day on which the festival’s nakshatra also holds at {window} is taken.',
    'next-with-nakshatra':
      'The day before has it at {window}, but it lasts three muhurtas past the next sunrise, and only then does Shravana hold at {window}: {date} is taken.',
    'sunrise-three-muhurtas': 'It holds at sunrise on {date} and for three muhurtas more, clear of Bhadra.',
    'before-short-purnima':
      'At the later sunrise less than three muhurtas of it are left, so the day before is taken, once Bhadra has ended.',
    'after-bhadra-night':
      'Bhadra fills the first night, and Purnima lasts past three and a half praharas of the next day: the next evening is taken.',
    'ekadashi-sunrise': 'Ekadashi holds at sunrise on {date}.',
    'ekadashi-first-sunrise': 'Ekadashi holds at two sunrises ({days}); Dvadashi does not outlast the third, so the first is kept.',
    'ekadashi-second-sunrise': 'Ekadashi holds at two sunrises ({days}); the second is kept.',
    'ekadashi-no-sunrise': 'Ekadashi holds at no sunrise: it begins and ends between those of {days}.',
    'ekadashi-after-vedha': 'Dashami still holds at the arunodaya before Ekadashi’s sunrise, so the fast moves to Dvadashi.',
    'ekadashi-long-dvadashi': 'Dvadashi holds at two sunrises, so the fast is kept on the first of them.',
    'ekadashi-short-dvadashi':
      'Dvadashi is over before the next sunrise, when the fast would be broken, so the day on which Ekadashi begins is kept.',
    weekday: 'The tithi gives {days}; this is the last such weekday up to it.',
    'sankranti-same-day': 'The Sun enters the sign on {from}; {date} is the day the rule gives.',
    'sankranti-next-day': 'The Sun enters the sign on {from}, too late for its own date; the rule gives {date}.',
    'solar-day': 'Counted from the first day of the solar month at this place.',
    beside: 'Counted from {days}.',
  },
};
