import type { MigrationInterface, QueryRunner } from 'typeorm';

/** English names, native names and the spellings offices use, by code. Frozen as of this release. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  en: ['english', 'eng'],
  sa: ['sanskrit', 'samskritam', 'samskrit', 'samskrta', 'संस्कृत', 'संस्कृतम्'],
  hi: ['hindi', 'हिन्दी', 'हिंदी'],
  te: ['telugu', 'telegu', 'తెలుగు'],
  ta: ['tamil', 'tamizh', 'thamizh', 'தமிழ்'],
  kn: ['kannada', 'kannad', 'ಕನ್ನಡ'],
  gu: ['gujarati', 'gujrati', 'ગુજરાતી'],
  ml: ['malayalam', 'മലയാളം'],
  mr: ['marathi', 'मराठी'],
  bn: ['bengali', 'bangla', 'বাংলা'],
  or: ['odia', 'oriya', 'ଓଡ଼ିଆ'],
  pa: ['punjabi', 'panjabi', 'ਪੰਜਾਬੀ'],
  ne: ['nepali', 'नेपाली'],
  kok: ['konkani', 'कोंकणी'],
  sd: ['sindhi', 'سنڌي'],
  tcy: ['tulu', 'ತುಳು'],
};
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SPELLINGS).map(([code, [name = code]]) => [code, `${name[0]?.toUpperCase()}${name.slice(1)}`]),
);

/** As many as a priest can save. */
const MOST_TRADITIONS = 10;

interface Languages {
  templeId?: string;
  key: string;
  languages: string;
  traditions?: string;
}

/** What priests speak and poojas ask for was typed; from now on it is chosen from the languages of services, as a temple's are. */
export class LanguageCodes1776304200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const priests: Languages[] = await runner.query('SELECT accountId AS `key`, languages, traditions FROM priests');
    for (const { key, languages, traditions = '[]' } of priests) {
      const { codes, unknown } = codesOf(JSON.parse(languages));
      // What has no code stays with the priest, where the office reads it.
      const spoken = unknown.length > 0 ? [`Speaks ${unknown.join(', ')}`.slice(0, 60)] : [];
      const kept = [...JSON.parse(traditions).slice(0, MOST_TRADITIONS - spoken.length), ...spoken];
      await runner.query('UPDATE priests SET languages = ?, traditions = ? WHERE accountId = ?', [...[codes, kept].map(json), key]);
    }
    await eachPooja(runner, (languages) => codesOf(languages).codes);
  }

  async down(runner: QueryRunner): Promise<void> {
    const named = (codes: string[]) => codes.map((code) => NAMES[code] ?? code);
    const priests: Languages[] = await runner.query('SELECT accountId AS `key`, languages FROM priests');
    for (const { key, languages } of priests)
      await runner.query('UPDATE priests SET languages = ? WHERE accountId = ?', [json(named(JSON.parse(languages))), key]);
    await eachPooja(runner, named);
  }
}

async function eachPooja(runner: QueryRunner, change: (languages: string[]) => string[]): Promise<void> {
  const poojas: Languages[] = await runner.query('SELECT templeId, id AS `key`, languages FROM pooja_services');
  for (const { templeId, key, languages } of poojas) {
    const values = [json(change(JSON.parse(languages))), templeId, key];
    await runner.query('UPDATE pooja_services SET languages = ? WHERE templeId = ? AND id = ?', values);
  }
}

/** "Telugu & Tamil" was typed as one word now and then. */
function codesOf(typed: readonly string[]): { codes: string[]; unknown: string[] } {
  const names = typed.flatMap((each) => each.split(/[/,;&+]|\band\b/i)).map((name) => name.trim());
  const found = names.filter(Boolean).map((name) => ({ name, code: codeOf(name.toLowerCase()) }));
  return {
    codes: [...new Set(found.flatMap(({ code }) => code ?? []))],
    unknown: found.flatMap(({ name, code }) => (code ? [] : [name])),
  };
}

const codeOf = (name: string): string | undefined =>
  Object.keys(SPELLINGS).find((code) => code === name || SPELLINGS[code]?.includes(name));

const json = (value: unknown): string => JSON.stringify(value);
