import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRouteTable } from './route-table'

const folder = await mkdtemp(join(tmpdir(), 'lernspur-routes-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

let count = 0
/** Reads an area with these files in `src`. */
const readFiles = async (files: Readonly<Record<string, string>>) => {
  count += 1
  const area = join(folder, String(count))
  for (const [name, code] of Object.entries(files)) await Bun.write(join(area, 'src', name), code)
  return () => readRouteTable(area)
}
const read = (code: string) => readFiles({ 'routes.tsx': code })

test('returns what the area owns and what each screen imports, including layouts', async () => {
  const table = await read(`
    import './area.css'
    import type { RouteObject } from '@lernspur/app-runtime'
    export default [
      { path: 'classes', lazy: () => import('./school-class/class-list.screen') },
      {
        path: 'class/:classId',
        lazy: () => import('./school-class/class.layout'),
        children: [
          {
            index: true,
            handle: { reads: ['/api/classes', '/api/classes/:classId/students'], readsDrafts: true },
            lazy: () => import('./school-class/overview.screen'),
          },
          { path: 'student', children: [{ path: ':studentId', lazy: () => import('./student/student.screen') }] },
        ],
      },
      { children: [{ path: 'create-class', lazy: () => import('./school-class/create.screen') }] },
      { path: 'class-setup/:step?', handle: { layout: 'setup' }, lazy: () => import('./class-setup/setup.screen') },
    ] satisfies RouteObject[]`)
  expect(table()).toMatchObject({
    owns: ['/classes', '/class/:classId', '/create-class', '/class-setup'],
    screens: [
      { pattern: '/classes', requests: ['./school-class/class-list.screen'], reads: [] },
      { pattern: '/class/:classId', requests: ['./school-class/class.layout'], reads: [] },
      {
        pattern: '/class/:classId',
        requests: ['./school-class/class.layout', './school-class/overview.screen'],
        reads: ['/api/classes', '/api/classes/:classId/students'],
        readsDrafts: true,
      },
      {
        pattern: '/class/:classId/student/:studentId',
        requests: ['./school-class/class.layout', './student/student.screen'],
        reads: [],
      },
      { pattern: '/create-class', requests: ['./school-class/create.screen'], reads: [], layout: undefined },
      { pattern: '/class-setup', requests: ['./class-setup/setup.screen'], reads: [], layout: 'setup' },
      { pattern: '/class-setup/:step', requests: ['./class-setup/setup.screen'], reads: [], layout: 'setup' },
    ],
  })
})

test('reads the modules of routes that are spread into a list, with requests told from src', async () => {
  const read = await readFiles({
    'routes.tsx': `
      import settingsRoutes from './settings/settings.routes'
      export default [{ path: 'garden', handle: { needs: ['school'] }, children: [...settingsRoutes] }]`,
    'settings/settings.routes.ts': `
      export default [
        { path: 'settings', lazy: () => import('./settings.screen'), handle: { needs: ['leader'] } },
        { path: 'beds', lazy: () => import('../bed/beds.screen') },
      ] satisfies AreaRoute[]`,
  })
  expect(read()).toMatchObject({
    owns: ['/garden'],
    screens: [
      { pattern: '/garden/settings', requests: ['./settings/settings.screen'] },
      { pattern: '/garden/beds', requests: ['./bed/beds.screen'] },
    ],
    rules: [
      { pattern: '/garden', needs: ['school'] },
      { pattern: '/garden/settings', needs: ['school', 'leader'] },
    ],
  })
})

test('returns pages, verbs, rules and parts of the routes, with inherited values', async () => {
  const table = await read(`
    export const title = 'garden.page:title'
    export const parts = [
      { slot: 'home.today', order: 1, for: 'school', shape: 'button', load: () => import('./home/observe') },
    ]
    export default [
      {
        path: 'garden',
        handle: { needs: ['school'], layout: 'setup' },
        children: [
          { path: 'bed', handle: { needs: ['leader'], setup: 'class', shows: 'student',
            page: { place: 'class', order: 5, icon: 'eye', text: 'garden.page:bed', further: true },
            verbs: [{ text: 'garden.page:water', icon: 'droplet', search: 'open=water&for=:plantId' }] } },
        ],
      },
    ]`)
  expect(table()).toEqual({
    title: 'garden.page:title',
    owns: ['/garden'],
    screens: [],
    pages: [
      {
        pattern: '/garden/bed',
        setup: 'class',
        page: { place: 'class', order: 5, icon: 'eye', text: 'garden.page:bed', further: true },
      },
    ],
    verbs: [
      {
        pattern: '/garden/bed',
        verb: { text: 'garden.page:water', icon: 'droplet', search: 'open=water&for=:plantId' },
      },
    ],
    rules: [
      { pattern: '/garden', needs: ['school'] },
      { pattern: '/garden/bed', needs: ['school', 'leader'], setup: 'class' },
    ],
    shows: { student: '/garden/bed' },
    parts: [{ slot: 'home.today', order: 1, for: 'school', shape: 'button', request: './home/observe' }],
    fillers: [],
    slots: {},
    flags: {},
  })
})

const unreadable: [what: string, code: string, sentence: string][] = [
  ['a computed path', 'export default [{ path: paths.classes }]', 'path must be written as plain text'],
  ['a computed screen', 'export default [{ path: "a", lazy: load("b") }]', 'must be written as plain text'],
  ['a list from elsewhere', 'const routes = []; export default routes', 'must be written as [ … ]'],
  ['a list from nowhere', 'export default [...more]', '...more must be the default export of a module *.routes.ts'],
  ['a spread call', 'export default [...more()]', 'must be written as { … }'],
  ['an unknown layout', 'export default [{ path: "a", handle: { layout: "bare" } }]', 'one of frame, setup'],
  ['a misspelt handle', 'export default [{ path: "a", handle: { need: ["school"] } }]', 'handle of /a'],
  [
    'a computed handle',
    'export default [{ path: "a", handle: { needs: [need] } }]',
    'handle.needs must be written out',
  ],
  [
    'two screens at one path',
    'export default [{ path: "a", lazy: () => import("./b") }, { path: "a", lazy: () => import("./c") }]',
    '/a has two screens',
  ],
  [
    'two screens of one subject',
    'export default [{ path: "a", handle: { shows: "class" } }, { path: "b", handle: { shows: "class" } }]',
    '/b and /a both show class',
  ],
  [
    'two parts at one place',
    `export const parts = [1, 2].map(() => 0)
     export default []`,
    'a list of parts must be written as [ … ]',
  ],
  [
    'a layout within a layout',
    'export default [{ path: "a", children: [{ path: "b", handle: { layout: "setup" } }] }]',
    'layout belongs to an outermost route',
  ],
  ['no routes', 'export const routes = []', 'must be written as [ … ]'],
]
for (const [what, code, sentence] of unreadable) {
  test(`rejects ${what}, naming the file`, async () => {
    const table = await read(code)
    expect(table).toThrow(sentence)
    expect(table).toThrow('src/routes.tsx')
  })
}

const classPage = (slot: string, path: string, location = 'class') => `
  { path: '${path}', lazy: () => import('./a'), handle: { page: {
    place: '${location}', order: 1, icon: 'eye', text: 'garden.page:beds', rights: ['canManageStudents'], slot: '${slot}',
  } } }`

test('reads what an area brings into pages of others, and what it offers to others', async () => {
  const table = await readFiles({
    'routes.tsx': `
      export const fillers = [{
        slot: 'student.tab', order: 1, text: 'garden.page:tab', rights: ['canManageStudents'], load: () => import('./tab'),
      }]
      export default [${classPage('class.page', 'class/:classId/beds')}]`,
    'slots.ts': "export const slots = { 'bed.page': { below: '/garden/:bedId' }, 'bed.tab': {} }",
  })
  expect(table()).toMatchObject({
    owns: ['/class/:classId/beds'],
    pages: [{ pattern: '/class/:classId/beds', page: { slot: 'class.page', rights: ['canManageStudents'] } }],
    fillers: [{ slot: 'student.tab', order: 1, text: 'garden.page:tab', rights: ['canManageStudents'] }],
    slots: { 'bed.page': { below: '/garden/:bedId' }, 'bed.tab': {} },
  })
})

const noSlots: [what: string, code: string, sentence: string][] = [
  [
    'a page in a slot that is not of a class',
    `export default [${classPage('class.page', 'beds', 'own')}]`,
    'so its place is class',
  ],
  [
    'a page in a slot below a route of its own',
    `export default [{ path: 'garden', children: [${classPage('class.page', 'beds')}] }]`,
    'so it is an outermost route',
  ],
  [
    'a slot that is filled twice',
    `export const fillers = [
       { slot: 'student.tab', order: 1, text: 'garden.page:a', load: () => import('./a') },
       { slot: 'student.tab', order: 2, text: 'garden.page:b', load: () => import('./b') },
     ]
     export default []`,
    'student.tab is filled twice',
  ],
  [
    'an unknown right',
    `export const fillers = [
       { slot: 'student.tab', order: 1, text: 'garden.page:a', rights: ['all'], load: () => import('./a') },
     ]
     export default []`,
    'a filler: rights.0',
  ],
]
for (const [what, code, sentence] of noSlots)
  test(`rejects ${what}`, async () => {
    expect(await read(code)).toThrow(sentence)
  })

test('reads the flags of an area with the texts that name them, and rejects any other form, naming the file', async () => {
  const routes = { 'routes.tsx': 'export default []' }
  const withFlags = (code: string) => readFiles({ ...routes, 'flags.ts': code })
  expect((await readFiles(routes))().flags).toEqual({})
  const flags = { weekPlan: 'garden.page:flags.weekPlan' }
  expect((await withFlags(`export const flags = ${JSON.stringify(flags)} as const`))().flags).toEqual(flags)
  const unreadableFlags = [
    ['export const flags = named', 'must be written out'],
    ["export const flags = { 'Week Plan': 'garden.page:a' }", 'flags'],
    ["export const flags = { weekPlan: 'Week plan' }", 'flags'],
    ['export const flag = {}', 'flags must be written out'],
  ] as const
  for (const [code, sentence] of unreadableFlags) {
    const table = await withFlags(code)
    expect(table).toThrow(sentence)
    expect(table).toThrow('src/flags.ts')
  }
})
