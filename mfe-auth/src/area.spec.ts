import { AREAS } from '@sannidhi/contracts';
import area from './area.ts';

/** Addresses the shell shows another page at. */
const ALIASES = ['/devotee-login', '/devotee-registration', '/donor/login', '/donor/register'];

it('declares every path of the area, once', () => {
  const paths = [...area.routes.map(({ path }) => path), ...ALIASES].sort();
  expect(paths).toEqual([...AREAS['mfe-auth'].exact].sort());
});

it('never asks for a session', () => {
  expect(area.routes.filter(({ access }) => access !== 'public')).toEqual([]);
});
