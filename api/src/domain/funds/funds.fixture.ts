import { buildEHundiCode } from '../../../test/factories/giving.factory.ts';
import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';
import { newId } from '../../platform/ids/new-id.ts';

const fundNamed = (name: string) => ({
  name,
  description: 'Meals for everybody who comes',
  restricted: true,
  public: true,
  active: true,
  taxedKind: 'annadanam',
  goalCents: 100_000,
  wording: { hi: { name: 'अन्नदान', description: 'सबके लिए भोजन' } },
});

export const fixture: NounFixture = {
  presets: {
    'funds:manage': ['manager', 'treasurer'],
    'ehundi:manage': ['manager', 'treasurer'],
  },
  build: async ({ giving: { annadanam } }, api) => ({ fundId: annadanam.id, codeId: (await buildEHundiCode(api, annadanam)).id }),
  routes: {
    'GET /api/temple-admin/funds': 'staff with donations:read',
    'POST /api/temple-admin/funds': { may: 'staff with funds:manage', call: () => ({ body: fundNamed(`Gardens ${newId()}`) }) },
    'PUT /api/temple-admin/funds/:fundId': { may: 'staff with funds:manage', call: () => ({ body: fundNamed(`Annadanam ${newId()}`) }) },
    'GET /api/temple-admin/e-hundi-codes': 'staff with donations:read',
    'POST /api/temple-admin/e-hundi-codes': {
      may: 'staff with ehundi:manage',
      call: ({ giving }) => ({ body: { name: 'Parking lot', fundId: giving.annadanam.id, active: true } }),
    },
    'PUT /api/temple-admin/e-hundi-codes/:codeId': {
      may: 'staff with ehundi:manage',
      call: ({ giving }) => ({ body: { name: 'Side hall', fundId: giving.annadanam.id, active: true } }),
    },
    'GET /api/temple-admin/e-hundi-codes/:codeId/poster.pdf': 'staff with donations:read',
  },
  small: { funds: 'A temple has a few dozen.', e_hundi_codes: 'A temple has one per box or wall.' },
};
