import { AREAS } from '@sannidhi/contracts';
import area from './area.ts';

/** URLs for which the shell shows another page. */
const ALIASES = ['/devotee-login', '/devotee-registration', '/donor/login', '/donor/register'];

it('declares every path of the area, once', () => {
  const paths = [...area.routes.map(({ path }) => path), ...ALIASES].sort();
  expect(paths).toEqual([...AREAS['mfe-auth'].exact].sort());
});

it('never asks for a session', () => {
  expect(area.routes.filter(({ access }) => access !== 'public')).toEqual([]);
});
