import { AREAS } from '@sannidhi/contracts';
import { catalogDifferences } from '@sannidhi/kit/testing';
import area from './area.ts';
import en from './messages/en.json' with { type: 'json' };
import hi from './messages/hi.json' with { type: 'json' };

/** Addresses the shell shows another page at. */
const ALIASES = ['/devotee-login', '/devotee-registration', '/donor/login', '/donor/register'];

it('declares every path of the area, once', () => {
  const paths = [...area.routes.map(({ path }) => path), ...ALIASES].sort();
  expect(paths).toEqual([...AREAS['mfe-auth'].exact].sort());
});

it('never asks for a session', () => {
  expect(area.routes.filter(({ access }) => access !== 'public')).toEqual([]);
});

it('says everything in both languages', () => {
  expect(catalogDifferences(en, hi)).toEqual([]);
});
