const REMOTES = '^mfe-[^/]+/';
const OTHER_WORKSPACES = '^(api|shell|e2e|bench|mfe-[^/]+)/';

/** Which way dependencies point; docs/architecture.md explains why. */
export default {
  forbidden: [
    {
      name: 'remotes-are-strangers',
      comment: 'A remote imports neither another remote nor the shell: they are released apart.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: OTHER_WORKSPACES, pathNot: '^$1/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time',
      comment: 'The shell knows the remotes by the registry only.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: [REMOTES, '^(api|e2e|bench)/', '^libs/panchanga/'] },
    },
    {
      name: 'kit-below-screens',
      comment: 'The kit is shared by all screens and knows none of them.',
      severity: 'error',
      from: { path: '^libs/kit/src/' },
      to: { path: [OTHER_WORKSPACES, '^libs/(panchanga|build)/'] },
    },
    {
      name: 'contracts-know-yup-only',
      severity: 'error',
      from: { path: '^libs/contracts/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/contracts/src/', 'node_modules/yup/'] },
    },
    {
      name: 'panchanga-knows-nobody',
      severity: 'error',
      from: { path: '^libs/panchanga/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^libs/panchanga/src/' },
    },
    {
      name: 'api-stands-on-contracts-and-panchanga',
      severity: 'error',
      from: { path: '^api/src/' },
      to: { path: '^(shell|e2e|bench|mfe-[^/]+|libs/(kit|build))/' },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'portals → domain → platform, never back up.',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/(domain|portals|demo)/' },
    },
    {
      name: 'domain-knows-no-portal',
      severity: 'error',
      from: { path: '^api/src/domain/' },
      to: { path: '^api/src/portals/' },
    },
    {
      name: 'controllers-hold-no-queries',
      comment: 'A portal delegates to a domain service; it never reaches for a table. Health asks the database itself.',
      severity: 'error',
      from: { path: '^api/src/portals/', pathNot: ['\\.spec\\.ts$', '^api/src/portals/system/'] },
      to: { path: ['\\.entity\\.ts$', '^api/src/platform/database/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'Of types neither: two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^node$' },
    },
    {
      name: 'tests-stay-tests',
      comment: 'What ships never imports what tests.',
      severity: 'error',
      from: { path: '/src/', pathNot: '\\.(spec|fixture)\\.tsx?$|/(test-doubles|testing)/' },
      to: { path: '\\.(spec|fixture)\\.tsx?$|^api/test/|^e2e/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.(css|json|svg|png|mp3|woff2)$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
