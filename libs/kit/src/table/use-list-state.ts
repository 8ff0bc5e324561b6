import { useMemo } from 'react';
import type { AnyObjectSchema, InferType, Schema } from 'yup';
import { type Address, useAddress } from '../query/use-address.ts';
import { PAGE_PARAMETER } from '../query/use-pages.ts';

/** A list's fields that are not stored in the URL. */
const OF_PAGES = new Set(['cursor', 'limit']);
/** Fields that a user wouldn't clear: the tab and the sort order. */
const NOT_FILTERS = ['view', 'sort'];
/** A page's `view` names the view it shows, so a list's own tab is called `show` there. */
const PARAMETERS: Readonly<Record<string, string>> = { view: 'show' };

/** A list query's fields except paging. */
export type ListQuery<Query> = Omit<NonNullable<Query>, 'cursor' | 'limit'>;

export interface ListState<Query> {
  /** What the list currently requests. */
  query: Query;
  /** Changes some fields and returns to the first page; undefined removes one. `beside` are other parameters of the page. */
  set: (change: Partial<Query>, beside?: Parameters<Address['change']>[0]) => void;
  /** Removes everything but the tab and the sort order. */
  clear: () => void;
  isFiltered: boolean;
  /** Whether the list accepts this. */
  has: (field: string) => boolean;
}

/**
 * A list's tab, sort order and filters, stored in the URL so that reload, Back and a shared link give the same list. The fields, their
 * defaults and what is allowed come from the endpoint's own query; anything it would refuse is dropped, so an old bookmark shows a list and
 * not an error.
 * @param schema the query of the list's endpoint; constant.
 * @param tab a field that is a tab besides `view`, with its first value; constant.
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
    // Back returns to the previous tab; it doesn't step through filters.
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
