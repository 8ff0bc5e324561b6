import { useMemo } from 'react';
import type { AnyObjectSchema, InferType, Schema } from 'yup';
import { type Address, useAddress } from '../query/use-address.ts';
import { PAGE_PARAMETER } from '../query/use-pages.ts';

/** A list's fields that are not the address's to say. */
const OF_PAGES = new Set(['cursor', 'limit']);
/** Fields that narrow nothing a person would clear: the tab and the order. */
const NOT_FILTERS = ['view', 'sort'];
/** A page's `view` names the view it shows, so a list's own tab is `show` there. */
const PARAMETERS: Readonly<Record<string, string>> = { view: 'show' };

/** The fields of a list's query but for its pages. */
export type ListQuery<Query> = Omit<NonNullable<Query>, 'cursor' | 'limit'>;

export interface ListState<Query> {
  /** What the list asks for now. */
  query: Query;
  /** Changes some of it and returns to the first page; undefined takes one away. `beside` are other parameters of the page. */
  set: (change: Partial<Query>, beside?: Parameters<Address['change']>[0]) => void;
  /** Takes away everything but tab and order. */
  clear: () => void;
  isFiltered: boolean;
  /** Whether the list can be asked for this. */
  has: (field: string) => boolean;
}

/**
 * Tab, order and filters of a list, kept in the address so that reload, Back and a shared link give the same list. The fields, their
 * values at rest and what is allowed are those of the endpoint's own query; what it would refuse is left out, so an old bookmark shows
 * a list and no error.
 * @param schema the query of the list's endpoint; constant.
 * @param tab a field that is a tab beside `view`, with its first value; constant.
 */
export function useListState<Query extends AnyObjectSchema>(
  schema: Query | undefined,
  tab: Readonly<Record<string, string>> = NO_TAB,
): ListState<ListQuery<InferType<Query>>> {
  const { parameters, change } = useAddress();
  const fields = useMemo(() => fieldsOf(schema, tab), [schema, tab]);
  const query = useMemo(
    () => Object.fromEntries(fields.map(({ name, field, rest }) => [name, allowed(field, parameters.get(parameterOf(name))) ?? rest])),
    [fields, parameters],
  );
  const set = (next: Partial<typeof query>, beside = {}) => {
    const changes = fields
      .filter(({ name }) => name in next)
      .map(({ name, rest }) => [parameterOf(name), next[name] === undefined || next[name] === rest ? undefined : String(next[name])]);
    const turnsTab = ['view', ...Object.keys(tab)].some((name) => name in next);
    // Back returns to the tab before; it doesn't walk through filters.
    change({ ...Object.fromEntries(changes), [PAGE_PARAMETER]: undefined, ...beside }, { replace: !turnsTab });
  };
  const filters = fields.filter(({ name }) => !NOT_FILTERS.includes(name) && !(name in tab));
  return {
    query: query as ListQuery<InferType<Query>>,
    set: set as ListState<ListQuery<InferType<Query>>>['set'],
    clear: () => set(Object.fromEntries(filters.map(({ name }) => [name, undefined]))),
    isFiltered: filters.some(({ name, rest }) => query[name] !== rest),
    has: (name) => fields.some((field) => field.name === name),
  };
}

const NO_TAB: Readonly<Record<string, string>> = {};
const parameterOf = (field: string): string => PARAMETERS[field] ?? field;

function fieldsOf(schema: AnyObjectSchema | undefined, tab: Readonly<Record<string, string>>) {
  const fields = Object.entries((schema?.fields ?? {}) as Record<string, Schema>).filter(([name]) => !OF_PAGES.has(name));
  return fields.map(([name, field]): { name: string; field: Schema; rest: unknown } => ({
    name,
    field,
    rest: tab[name] ?? field.getDefault(),
  }));
}

function allowed(field: Schema, given: string | null): unknown {
  try {
    return given ? field.validateSync(given) : undefined;
  } catch {
    return undefined;
  }
}
