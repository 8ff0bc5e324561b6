import type { Endpoint } from '@sannidhi/contracts';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import type { Place, RouteRow } from './noun-fixture.ts';

/** Words and dates that match something or nothing; both are queried. */
const BY_NAME: Readonly<Record<string, string>> = { search: 'rao', limit: '1', year: '2026', weeks: '4' };
const AN_ID = '0192f0c1-7a4e-7b6e-8a10-0c5f3b1f2a11';
const A_DATE = '2026-11-08';

/** Every query to test a list with: unfiltered, and with each of its filters alone. */
export function queriesOf(
  { query }: Endpoint,
  { filters = {} }: RouteRow,
  place: Place,
  plain: Record<string, string> = {},
): Record<string, string>[] {
  const given = (name: string) => {
    const filter = filters[name];
    return typeof filter === 'function' ? filter(place) : filter;
  };
  const fields = Object.entries(query?.describe().fields ?? {}).filter(([name]) => name !== 'cursor' && !(name in plain));
  return [plain, ...fields.map(([name, field]) => ({ ...plain, ...(given(name) ?? { [name]: plausible(name, field) }) }))];
}

/** A value that the filter's schema accepts. */
function plausible(name: string, field: SchemaFieldDescription): string {
  if (BY_NAME[name]) return BY_NAME[name];
  if (!('tests' in field)) return 'rao';
  const [choice] = field.oneOf;
  if (choice !== undefined) return String(choice);
  if (field.type === 'number') return String(limitOf(field, 'min') ?? 1);
  if (field.type === 'boolean') return 'true';
  if (field.tests.some(({ name: test }) => test === 'exists')) return A_DATE;
  return limitOf(field, 'max') === 36 ? AN_ID : 'rao';
}

const limitOf = ({ tests }: SchemaDescription, name: string) => tests.find((test) => test.name === name)?.params?.[name];
