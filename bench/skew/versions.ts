import { BUILT_FOR_CONTRACT, SHELL_CONTRACT } from '@sannidhi/contracts';

/** A change in one place of the source: `find` occurs there once. */
export interface Patch {
  file: string;
  find: string;
  replace: string;
}

/** A state in the platform's history, derived from today's source. */
export interface Version {
  name: 'N' | 'N−1' | 'N−2';
  /** What its shell offers, and the range its remotes are built for. */
  contract: string;
  patches: readonly Patch[];
}

/** The screen that represents each remote in the matrix, and the component exported by the file. */
const SCREENS: Readonly<Record<string, string>> = {
  'mfe-auth/src/screens/forgot-password.tsx': 'ForgotPasswordScreen',
  'mfe-devotee/src/not-open/not-open-screen.tsx': 'NotOpenScreen',
  'mfe-temple-admin/src/donations/donations-screen.tsx': 'DonationsScreen',
  'mfe-priest/src/day/day-screen.tsx': 'DayScreen',
  'mfe-superadmin/src/overview/overview-screen.tsx': 'OverviewScreen',
};
const CONTRACT_FILE = 'libs/contracts/src/platform/shell-contract.ts';
const KIT_FILE = 'libs/kit/src/index.ts';
/** The last line of the kit's export list. */
const KIT_END = "export * from './parts/states.ts';";

const contract = (version: string): Patch[] => [
  { file: CONTRACT_FILE, find: `SHELL_CONTRACT = '${SHELL_CONTRACT}'`, replace: `SHELL_CONTRACT = '${version}'` },
  { file: CONTRACT_FILE, find: `BUILT_FOR_CONTRACT = '${BUILT_FOR_CONTRACT}'`, replace: `BUILT_FOR_CONTRACT = '^${version}'` },
];

/** The kit offers a component under this name. */
const offered = (component: string): Patch => ({
  file: KIT_FILE,
  find: KIT_END,
  replace: `${KIT_END}\nexport const ${component} = ({ version }: { version: string }) => \`Built for \${version}\`;`,
});

/** Every remote's screen shows what it was built for, using a kit component with this name, or without one. */
const screens = (version: string, component?: string): Patch[] =>
  Object.entries(SCREENS).map(([file, screen]) => ({
    file,
    find: `export { ${screen} as Screen };`,
    replace: `${component ? `import { ${component} } from '@sannidhi/kit';` : ''}
const Marked = () => <><p>${component ? `<${component} version="${version}" />` : `Built for ${version}`}</p><${screen} /></>;
export { Marked as Screen };`,
  }));

export const OLDEST: Version = { name: 'N−2', contract: '1.0.0', patches: [...contract('1.0.0'), ...screens('1.0.0')] };

/**
 * Three versions of one history: N−1 adds something to the kit that its remotes use, N renames it. A remote from N−1 would break halfway in
 * a shell of N−2 or N, and one from N in both older ones, which must be detected without running it.
 */
export const VERSIONS: readonly Version[] = [
  { name: 'N', contract: '2.0.0', patches: [...contract('2.0.0'), offered('BuiltFor'), ...screens('2.0.0', 'BuiltFor')] },
  { name: 'N−1', contract: '1.1.0', patches: [...contract('1.1.0'), offered('MadeFor'), ...screens('1.1.0', 'MadeFor')] },
  OLDEST,
];
