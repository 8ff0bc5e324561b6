import { readFileSync } from 'node:fs';
import { FESTIVAL_NAMES, festivalNamesSource } from '../generator/festival-names/festival-names.ts';
import { ALL_RULES, OBSERVANCE_IDS } from '../src/festivals/rules/index.ts';
import {
  calendarNames,
  createPanchanga,
  FESTIVAL_IDS,
  festivalName,
  inLanguage,
  LANGUAGES,
  nameOf,
  REGIONS,
  VRATA_IDS,
} from '../src/index.ts';
import { GOLDEN_FESTIVALS } from './golden/golden-table.ts';
import { CITIES } from './reference.ts';

it('knows at least sixty festivals and vratas, those others rely on among them', () => {
  expect(FESTIVAL_IDS.length + VRATA_IDS.length).toBeGreaterThanOrEqual(60);
  expect(FESTIVAL_IDS).toEqual(expect.arrayContaining(GOLDEN_FESTIVALS));
});

it('has its names as `npm run generate:names` writes them', () => {
  for (const [language, names] of Object.entries(FESTIVAL_NAMES)) {
    const written = readFileSync(new URL(`../src/names/festivals.${language}.generated.ts`, import.meta.url), 'utf8');
    expect(written).toBe(festivalNamesSource(names));
    expect(Object.keys(names).sort()).toEqual([...OBSERVANCE_IDS].sort());
  }
});

it('names every one of them in six languages, in the language’s own script', () => {
  const scripts = {
    en: /[A-Z]/,
    hi: /\p{Script=Devanagari}/u,
    te: /\p{Script=Telugu}/u,
    ta: /\p{Script=Tamil}/u,
    kn: /\p{Script=Kannada}/u,
    gu: /\p{Script=Gujarati}/u,
  };
  for (const language of LANGUAGES)
    for (const id of [...FESTIVAL_IDS, ...VRATA_IDS]) expect(festivalName(id, language)).toMatch(scripts[language]);
});

it('has every word of the calendar in six languages', () => {
  const english = calendarNames('en');
  for (const language of LANGUAGES) {
    const words = calendarNames(language);
    for (const [key, list] of Object.entries(english))
      expect(words[key as keyof typeof words]).toHaveLength(
        list.length === undefined || typeof list === 'string' ? (words[key as keyof typeof words] as string).length : list.length,
      );
    expect(nameOf('tithi', 30, words)).not.toBe('');
    expect(nameOf('karana', 1, words)).not.toBe('');
  }
});

it('keeps every region’s calendar, each with the pan-Indian festivals', () => {
  for (const region of REGIONS) {
    const festivals = createPanchanga(CITIES.edison, { region }).festivals(2026);
    expect(festivals.every(({ regions }) => regions.includes(region) || regions.includes('pan-india'))).toBe(true);
    expect(festivals.map(({ id }) => id)).toContain('diwali-lakshmi-puja');
    expect(ALL_RULES.some(({ regions }) => regions.includes(region))).toBe(true);
  }
});

it('finds every festival once a year in the years of the tables, give or take the solar year’s drift', () => {
  for (const year of [1905, 1955, 2024, 2026, 2095]) {
    const found = createPanchanga(CITIES.delhi)
      .festivals(year)
      .map(({ id }) => id);
    const missing = FESTIVAL_IDS.filter((id) => !found.includes(id) && !['padmini-ekadashi', 'parama-ekadashi'].includes(id));
    // These fall around New Year, so a civil year may see two of them or none.
    const mayMiss = [
      'vaikuntha-ekadashi',
      'arudra-darshan',
      'thiruvathira',
      'pausha-putrada-ekadashi',
      'saphala-ekadashi',
      'mokshada-ekadashi',
      'shattila-ekadashi',
      'sakat-chauth',
      'dattatreya-jayanti',
    ];
    expect(missing.filter((id) => !mayMiss.includes(id))).toEqual([]);
  }
});

it('says of every festival its rule and its reason, with nothing left to fill in, in English and Hindi', () => {
  for (const festival of [...createPanchanga(CITIES.edison).festivals(2026), ...createPanchanga(CITIES.edison).vratas(2026)]) {
    const hindi = inLanguage(festival, 'hi');
    for (const sentence of [festival.rule, festival.reason, hindi.rule, hindi.reason]) expect(sentence).toMatch(/^[^{}]{8,}$/);
    expect(hindi.reason).toMatch(/\p{Script=Devanagari}/u);
  }
});

it('carries its sentences through JSON', () => {
  const [festival] = createPanchanga(CITIES.edison).festivals(2026);
  expect(JSON.parse(JSON.stringify(festival))).toMatchObject({ rule: festival!.rule, reason: festival!.reason });
});
