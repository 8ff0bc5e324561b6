import * as contracts from '@sannidhi/contracts';
import type { AnyObjectSchema } from 'yup';
import { type PageRow, pageTable } from '../../routes/page-table.ts';
import { sentences } from './specification.ts';

type BootDocument = contracts.BootDocument;

/** One table: catalog keys of its columns, and its rows as plain text. */
export interface QaSection {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Every table of the QA page, from the contracts this page was built with and the document it was served with. */
export const qaSections = (boot: BootDocument): QaSection[] => [
  {
    name: 'logins',
    columns: ['email', 'role', 'password'],
    rows: boot.demoLogins.map(({ email, role, password }) => [email, role, password]),
  },
  { name: 'specification', columns: ['number', 'under', 'text'], rows: sentences() },
  { name: 'pages', columns: ['path', 'shows', 'owner', 'access', 'signIn', 'title'], rows: pageTable(boot.registry).map(pageRow) },
  { name: 'remotes', columns: ['owner', 'release', 'contract', 'pages'], rows: remoteRows(boot) },
  { name: 'endpoints', columns: ['method', 'access', 'summary'], rows: endpoints().map(endpointRow) },
  { name: 'fields', columns: ['method', 'field', 'rules'], rows: endpoints().flatMap(fieldRows) },
  { name: 'messages', columns: ['key', 'text'], rows: messageRows('', contracts.MESSAGES) },
  {
    name: 'errors',
    columns: ['code', 'status', 'text'],
    rows: Object.entries(contracts.ERRORS).map(([code, [status, text]]) => [code, String(status), text]),
  },
  { name: 'states', columns: ['machine', 'from', 'to'], rows: stateRows() },
];

const pageRow = ({ path, view, shows, owner, access, permission, signIn, title }: PageRow): string[] => [
  contracts.pageKey({ path, view }),
  shows === path ? '' : shows,
  owner,
  [access, permission].filter(Boolean).join(', '),
  signIn ?? '',
  title?.en ?? '',
];

const remoteRows = ({ registry }: BootDocument) =>
  registry.releases.map(({ name, release, contract, routes }) => [name, release, contract, String(routes.length)]);

/** Each endpoint of the contracts' exports that are groups of them, whatever their names; small groups repeat some of a large one. */
const endpoints = (): contracts.Endpoint[] => {
  const found = Object.values(contracts as Record<string, unknown>).flatMap((group) =>
    isRecord(group) ? Object.values(group).flatMap((one) => (isEndpoint(one) ? one : isRecord(one) ? Object.values(one) : [])) : [],
  );
  return [...new Set(found)].filter(isEndpoint);
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  isRecord(value) && 'method' in value && 'path' in value && 'access' in value;

const callOf = ({ method, path }: contracts.Endpoint) => `${method} ${path}`;
const endpointRow = (endpoint: contracts.Endpoint) => [callOf(endpoint), accessOf(endpoint.access), endpoint.summary];

function accessOf(access: contracts.Access): string {
  if (access.kind !== 'role') return access.kind;
  return [...access.roles, access.permission, !access.beforeVerification && 'verified email'].filter(Boolean).join(', ');
}

function fieldRows(endpoint: contracts.Endpoint): string[][] {
  return [endpoint.body, endpoint.query].flatMap((schema) =>
    schema ? rulesOf(schema).map(([field, rules]) => [callOf(endpoint), field, rules]) : [],
  );
}

interface Described {
  type: string;
  optional?: boolean;
  tests?: { name?: string; params?: object }[];
  oneOf?: unknown[];
}

/** Fields with their schema's requirements, in the schema's own words. */
function rulesOf(schema: AnyObjectSchema): [string, string][] {
  const { fields } = schema.describe();
  return Object.entries(fields).map(([field, description]) => {
    const { type, optional, tests = [], oneOf = [] } = description as Described;
    const choices = oneOf.length > 0 ? [`one of ${oneOf.join(', ')}`] : [];
    return [field, [type, optional ? 'optional' : 'required', ...choices, ...tests.map(testWords)].join('; ')];
  });
}

const testWords = ({ name = 'test', params = {} }: { name?: string; params?: object }) =>
  [name, ...Object.values(params).map(String)].join(' ');

const messageRows = (prefix: string, messages: object): string[][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    isRecord(value)
      ? messageRows(`${prefix}${key}.`, value)
      : [[`${prefix}${key}`, typeof value === 'function' ? String(value('{role}')) : String(value)]],
  );

const stateRows = () =>
  contracts.NOUN_DECLARATIONS.flatMap(({ states = {} }) => Object.entries(states)).flatMap(([machine, states]) =>
    Object.entries(states).map(([from, { to }]) => [machine, from, to.join(', ')]),
  );
