// Allowed imports between packages, no import cycles, no folders by kind. `pnpm check:boundaries` names each violation and its reason.

const features =
  'auth|wallet|games|rewards|protection|identity|analytics|live|landing|home|content|news|support'
const shared = 'api-client|ui|brand|banks'
const forFeatures = `${shared}|commands`

/** `from` may import itself and the packages in `to`; its tests may also import what sets them up. */
const mayImport = (from, to, why) => ({
  name: `${from.replaceAll('|', ', ')}: ${why}`,
  severity: 'error',
  from: { path: `^(?:packages|apps)/(${from})/` },
  to: {
    path: '^(?:packages|apps)/',
    pathNot: `^(?:packages|apps)/(?:$1|i18n|testing|screen-testing${to && `|${to}`})/`,
  },
})

/** Tests, stories, and what sets them up. */
const testing = '\\.(?:test|testing|stories)\\.tsx?$|/src/testing/|^packages/(?:testing|screen-testing)/'

const server = '^apps/api/src/'
const above = 'operations|jobs|adapters|commands|main'
/** A layer of the server, which must not import those above it. Tests may: their set-up imports everything. */
const knowsNot = (layer, higher, why) => ({
  name: `server, ${layer}: ${why}`,
  severity: 'error',
  from: { path: `${server}(?:${layer})/`, pathNot: testing },
  to: { path: `${server}(?:${higher})/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no circle',
      comment: 'Types count: a circle of types keeps two modules from being read, moved or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no relative import leaves its package',
      comment: 'Import the other package by its entry point.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { pathNot: '^(?:$1|brands)/', dependencyTypes: ['local'] },
    },
    {
      name: 'only tests import what sets up tests',
      comment: 'Helpers are where CONTRIBUTING says (“Tests”). The contract’s examples use the builders too.',
      severity: 'error',
      from: {
        path: '^(?:packages|apps)/',
        pathNot: `${testing}|^apps/(?:tools|storybook)/|^apps/member-web/(?:bench|e2e)/|(?:\\.entries|vitest\\.\\w+)\\.ts$`,
      },
      to: { path: '\\.testing\\.tsx?$|/src/testing/|^packages/(?:testing|screen-testing)/' },
    },
    {
      name: 'no folder gathers by kind',
      comment: 'Name the file after what it exports and put it with the thing the member does.',
      severity: 'error',
      from: {},
      to: {
        path: '^(?:packages|apps)/.*/(?:components|hooks|utils?|types|constants|helpers?|common|managers?)(?:/|\\.tsx?$)',
      },
    },
    mayImport('i18n', '', 'imports no other package'),
    mayImport(shared, '', 'imports i18n alone'),
    mayImport('commands', 'api-client', 'knows no screen'),
    mayImport(features, forFeatures, 'take what another feature has as a prop from the app'),
    mayImport('brand-build', 'brand', 'takes what it needs of the app from the app'),
    mayImport('screen-testing', 'api-client|brand', 'knows no screen'),
    mayImport('contract', 'api-client', 'knows the calls alone'),
    mayImport('staff-page', '', 'knows neither the server nor staff'),
    mayImport('api', 'api-client|banks|brand|contract', 'answers calls'),
    knowsNot('values|secrets', `database|services|http|domain|${above}`, 'a leaf'),
    knowsNot('services', `http|domain|${above}`, 'interfaces alone, on values and tables'),
    knowsNot('database', `secrets|services|http|domain|${above}`, 'tables and the ledger'),
    knowsNot('http', `domain|${above}`, 'serves any call'),
    knowsNot('domain', above, 'knows neither staff, partners nor pages'),
    {
      name: 'server, domain: makes no HTML',
      severity: 'error',
      from: {
        path: `${server}(?:domain|operations|jobs|http|database|services|values|secrets)/`,
        pathNot: testing,
      },
      to: { path: '/hono/dist/.*(?:html|jsx)' },
    },
    {
      name: 'server, operations: know no program',
      severity: 'error',
      from: { path: `${server}(?:operations|jobs|adapters)/`, pathNot: testing },
      to: { path: `${server}commands/` },
    },
    mayImport('backoffice', 'api|api-client|banks|staff-page', 'calls operations and reads'),
    {
      name: 'backoffice: takes operations and reads of the server alone',
      severity: 'error',
      from: { path: '^apps/backoffice/src/', pathNot: testing },
      to: {
        path: '^apps/api/',
        pathNot: `${server}(?:(?:http|operations)/index\\.ts|values/)`,
      },
    },
    mayImport('server', 'api|backoffice|brand|staff-page', 'joins the server and the back office'),
    mayImport('simulator', 'api|api-client|backoffice|banks|brand|staff-page', 'is a partner of the server'),
    {
      name: 'simulator: takes of the server what an operator’s adapter and program may take',
      severity: 'error',
      from: { path: '^apps/simulator/' },
      to: {
        path: '^apps/api/',
        pathNot: `${server}(?:(?:adapters|importing|main|operations)/index\\.ts|values/|testing/)`,
      },
    },
    {
      name: 'simulator: the seed alone writes into the server’s tables',
      severity: 'error',
      from: { path: '^apps/simulator/src/', pathNot: `/(?:seed|catalogue)/|${testing}` },
      to: { path: `${server}importing/` },
    },
    mayImport(
      'tools',
      'api|api-client|backoffice|banks|brand|contract|server|simulator|staff-page',
      'tries the server',
    ),
    mayImport('member-web', `${features}|${forFeatures}|brand-build`, 'composes the features'),
    mayImport('storybook', `${features}|${forFeatures}|brand-build|member-web`, 'shows stories'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(?:dist|storybook-static)/|\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['development', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
}
