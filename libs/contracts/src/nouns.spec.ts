import { NOUN_PARTS, type NounDeclaration, type NounPart, STAFF_PRESET_NAMES, type StaffPreset } from './noun.ts';
import { nounTexts } from './noun-texts.ts';
import { NOUN_DECLARATIONS, NOUNS } from './nouns.ts';
import { MONEY_MOVING_PERMISSIONS, PERMISSIONS, STAFF_PRESETS } from './permissions.ts';
import { OFFLINE_PAGES } from './platform/offline-pages.ts';
import { PLATFORM_ERRORS } from './platform-errors.ts';

type Table = 'permissions' | 'audit' | 'states' | 'errors';
const keysOf = (declaration: NounDeclaration, table: Table) => Object.keys(declaration[table] ?? {});
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('nouns', () => {
  it('have names of their own', () => {
    expect(twice(NOUNS)).toEqual([]);
  });

  it.each(['permissions', 'audit', 'states', 'errors'] as const)('declare %s that no other noun has', (table) => {
    const platform = table === 'errors' ? Object.keys(PLATFORM_ERRORS) : [];
    expect(twice([...platform, ...NOUN_DECLARATIONS.flatMap((each) => keysOf(each, table))])).toEqual([]);
  });

  it.each(NOUN_DECLARATIONS)('$name declares each part or says why it does without', (declaration) => {
    const declares: Partial<Record<NounPart, boolean>> = {
      permissions: keysOf(declaration, 'permissions').length > 0,
      audit: keysOf(declaration, 'audit').length > 0,
      navigation: (declaration.navigation ?? []).length > 0,
      cards: (declaration.cards ?? []).length > 0,
      offline: Object.values(OFFLINE_PAGES).some((shown) => shown.includes(declaration.name)),
      // Every endpoint, state and error has its rows.
      fixture: true,
      qa: true,
    };
    for (const [part, there] of Object.entries(declares)) {
      expect([part, there !== (declaration.without[part as NounPart] !== undefined)]).toEqual([part, true]);
    }
    for (const reason of Object.values(declaration.without)) expect(reason).toMatch(/^[A-Z].{6,}\.$/);
    expect(NOUN_PARTS).toEqual(expect.arrayContaining(Object.keys(declaration.without)));
  });

  it('move only to states of the same machine', () => {
    for (const machine of NOUN_DECLARATIONS.flatMap(({ states = {} }) => Object.values(states))) {
      for (const { to } of Object.values(machine)) expect(Object.keys(machine)).toEqual(expect.arrayContaining([...to]));
    }
  });

  it('have words in Hindi for all they say', async () => {
    const { audit, states, errors } = await nounTexts('hi');
    const wanted = (table: Table) => NOUN_DECLARATIONS.flatMap((each) => keysOf(each, table)).sort();
    expect(Object.keys(audit).sort()).toEqual(wanted('audit'));
    expect(Object.keys(errors).sort()).toEqual([...wanted('errors'), ...Object.keys(PLATFORM_ERRORS)].sort());
    const stateNames = NOUN_DECLARATIONS.flatMap((each) => Object.entries(each.states ?? {})).map(([machine, all]) => [
      machine,
      Object.keys(all).sort(),
    ]);
    expect(
      Object.entries(states)
        .map(([machine, words]) => [machine, Object.keys(words).sort()])
        .sort(),
    ).toEqual(stateNames.sort());
  });
});

describe('permissions', () => {
  const of = (preset: StaffPreset) => STAFF_PRESETS[preset];

  it('are all held by owners, and by the presets their nouns name', () => {
    expect(of('owner')).toEqual(PERMISSIONS);
    for (const [permission, { presets }] of NOUN_DECLARATIONS.flatMap(({ permissions = {} }) => Object.entries(permissions))) {
      const holders = STAFF_PRESET_NAMES.filter((preset) => preset !== 'owner' && of(preset).some((each) => each === permission));
      expect([permission, holders.toSorted()]).toEqual([permission, presets.toSorted()]);
    }
  });

  it('of a viewer only let them look', () => {
    expect(of('viewer').filter((permission) => !permission.endsWith(':read'))).toEqual([]);
  });

  it('that move money or hand out access aren’t the front desk’s, and who is staff is the owner’s alone', () => {
    expect(of('front-desk').filter((permission) => MONEY_MOVING_PERMISSIONS.includes(permission))).toEqual([]);
    expect(of('front-desk').filter((permission) => /:(manage|refund|export|reissue|close)$/.test(permission))).toEqual([]);
    expect(STAFF_PRESET_NAMES.filter((preset) => of(preset).includes('staff:manage'))).toEqual(['owner']);
    expect(STAFF_PRESET_NAMES.filter((preset) => of(preset).includes('temple:manage'))).toEqual(['owner', 'manager']);
    expect(STAFF_PRESET_NAMES.filter((preset) => of(preset).includes('tax-policy:manage'))).toEqual(['owner', 'treasurer']);
  });
});
