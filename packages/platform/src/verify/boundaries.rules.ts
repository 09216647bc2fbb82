import type { IForbiddenRuleType } from 'dependency-cruiser'

/** What every area may import. */
const ofAreas = [
  'packages/contracts',
  'packages/api-client',
  'packages/app-runtime',
  'packages/app-kit',
  'packages/school-editors',
  'packages/ui',
  // The contract of a service that a team has added lies with the service.
  'services/[^/]+/contract',
] as const

/** Who may import whom, as in architecture.md: folder → folders of ours. Nothing else is allowed. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts': [],
  'packages/ui': [],
  'packages/database': ['packages/contracts'],
  'packages/documents': ['packages/contracts'],
  'packages/api-client': ['packages/contracts'],
  // It stands for itself, because programs of others take it along.
  'packages/program-client': [],
  'packages/federation': ['packages/contracts'],
  'packages/release': ['packages/contracts', 'packages/database', 'packages/service-kit', 'packages/federation'],
  'packages/demo-school': ['packages/contracts', 'packages/database'],
  'packages/service-kit': ['packages/contracts', 'packages/database'],
  'packages/app-runtime': ['packages/contracts', 'packages/api-client', 'packages/ui'],
  'packages/app-kit': ['packages/contracts', 'packages/api-client', 'packages/app-runtime', 'packages/ui'],
  'packages/school-editors': [
    'packages/contracts',
    'packages/api-client',
    'packages/app-runtime',
    'packages/app-kit',
    'packages/ui',
  ],
  'services/identity': ['packages/contracts', 'packages/database', 'packages/service-kit'],
  'services/school-admin': ['packages/contracts', 'packages/database', 'packages/service-kit', 'packages/documents'],
  // It shows releases and switches them by the very commands.
  'services/provider': ['packages/contracts', 'packages/database', 'packages/service-kit', 'packages/release'],
  'services/teacher': ['packages/contracts', 'packages/database', 'packages/service-kit', 'packages/documents'],
  'services/gateway': ['packages/contracts', 'packages/service-kit', 'packages/federation', 'packages/release'],
  // Those that teams have added, each with a contract of its own.
  'services/(?!(?:identity|school-admin|provider|teacher|gateway)/)[^/]+': [
    'packages/contracts',
    'packages/database',
    'packages/service-kit',
  ],
  'mfe-[^/]+': ofAreas,
  shell: [
    'packages/contracts',
    'packages/api-client',
    'packages/app-runtime',
    'packages/app-kit',
    'packages/ui',
    'packages/federation',
  ],
  'packages/testing': ['packages/(?!conformance|e2e|platform|testing)[^/]+'],
  'packages/e2e': ['packages/(?!conformance|platform)[^/]+'],
  'packages/platform': ['packages/(?!conformance|e2e)[^/]+', 'services/[^/]+'],
  'packages/conformance': ['packages/(?!e2e)[^/]+', 'services/[^/]+'],
}

/** Tests and what only they use: these may also import `packages/testing`. */
const testFile = String.raw`\.test\.tsx?$|/testing/|^packages/(conformance|testing|e2e)/`
/** Build configuration beside `src` may use the package that configures builds. */
const buildFile = String.raw`^(shell|mfe-[^/]+)/[^/]+\.ts$`
/** Folders that slices of a service share. They import each other, but no slice. */
const sharedBySlices = [
  'class-copy',
  'class-year',
  'enrolment',
  'membership',
  'observation-change',
  'open-school',
  'performance-scale',
  'earlier-class',
  'report-access',
  'report-file',
  'workbook',
  'year-class',
  'report-removal',
  'request',
  'school-form',
  'school-picture',
  'school-role',
  'shared-sql',
  'typed-code',
].join('|')
const ours = '^(?:packages|services)/[^/]+/|^shell/|^mfe-[^/]+/'
const browserSide = '^(shell|mfe-[^/]+|packages/(api-client|app-kit|app-runtime|school-editors|ui))/'

const arrows: IForbiddenRuleType[] = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `arrows of ${folder.replace('[^/]+', '*')}`,
  severity: 'error',
  comment: `${folder.replace('[^/]+', '*')} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`,
  from: { path: `^(${folder})/`, pathNot: [testFile, buildFile] },
  // Files in the folder itself; for areas the pattern covers several folders.
  to: { path: ours, pathNot: ['$1', ...allowed].map((one) => `^${one}/`) },
}))

/** All import rules, in dependency-cruiser's language. */
export const rules: IForbiddenRuleType[] = [
  ...arrows,
  {
    name: 'circle',
    severity: 'error',
    comment: 'imports run one way',
    from: {},
    to: { circular: true },
  },
  {
    name: 'slices apart',
    severity: 'error',
    comment: 'slices of one service never import each other; what they share has a named folder',
    from: { path: '^services/([^/]+)/src/([^/]+)/', pathNot: '/testing/' },
    to: { path: '^services/$1/src/[^/]+/', pathNot: `^services/$1/src/($2|testing|${sharedBySlices})/` },
  },
  {
    name: 'editors know no server',
    severity: 'error',
    comment:
      'an editor gets values and gives changes; who shows it reads and stores them. The steps of a class and webhooks do.',
    from: {
      path: '^packages/school-editors/src/',
      pathNot: [testFile, '^packages/school-editors/src/class-steps/', '^packages/school-editors/src/program/webhook/'],
    },
    to: { path: '^packages/(api-client/|school-editors/src/class-steps/)' },
  },
  {
    name: 'exposed surfaces only',
    severity: 'error',
    comment: 'another package is imported by its name, through the exports of its package.json',
    // The code that installs packages runs before any package can be imported by name.
    from: { path: '^((?:packages|services)/[^/]+|shell|mfe-[^/]+)/', pathNot: '^packages/platform/src/install/' },
    to: { dependencyTypes: ['local'], path: ours, pathNot: '^$1/' },
  },
  {
    name: 'one copy of the page',
    severity: 'error',
    comment: 'of app-runtime a page has one copy, which areas and what they bundle reach by its main module alone',
    from: { path: '^(mfe-[^/]+|packages/(app-kit|school-editors))/', pathNot: testFile },
    to: { path: '^packages/app-runtime/', pathNot: '^packages/app-runtime/src/app-runtime\\.ts$' },
  },
  {
    name: 'known modules only',
    severity: 'error',
    comment: 'the module does not exist, is not exposed, or its package is not declared in package.json',
    from: {},
    to: { couldNotResolve: true, pathNot: '^bun(:|$)' },
  },
  {
    name: 'the page of the federation',
    severity: 'error',
    comment: 'services know how a page with areas is written, and nothing of how areas are built, released and loaded',
    from: { path: '^services/', pathNot: testFile },
    to: { path: '^packages/federation/', pathNot: '^packages/federation/src/page\\.ts$' },
  },
  {
    name: 'tests stay out of the product',
    severity: 'error',
    comment: 'only tests import what is made for tests',
    // The platform runs the tests, so it knows what they are made of.
    from: { pathNot: [testFile, '^packages/platform/'] },
    to: {
      path: String.raw`^packages/(testing|e2e)/|/src/testing/|\.test\.tsx?$|node_modules/(@playwright|@testing-library|@axe-core|happy-dom|@happy-dom|oidc-provider|smtp-server)/`,
    },
  },
  {
    name: 'nouns in the browser',
    severity: 'error',
    comment: 'the browser imports the contract of a noun, never the whole contract',
    from: { path: browserSide, pathNot: testFile },
    to: { path: '^packages/contracts/src/contract\\.ts$' },
  },
]
