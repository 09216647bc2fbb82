import { afterAll, afterEach, describe, expect, jest, spyOn, test } from 'bun:test'
import type { AreaPage } from '@lernspur/contracts/area-route.contract'
import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import type { RouteObject } from 'react-router'
import { createAreas } from './load-area'
import { inLanguage } from './runtime/page-details'
import { pageRegistry } from './runtime/page-registry'
import { areaRelease, shellRelease, versionOf } from './testing/releases'

const areas = (fallback: AreaRelease | null = areaRelease('teacher', 1)) =>
  createAreas(
    pageRegistry({
      shell: { current: shellRelease(1), fallback: null },
      areas: {
        teacher: {
          state: 'enabled',
          current: areaRelease('teacher', 2, { owns: ['/classes', '/class/:classId'] }),
          fallback,
        },
        provider: { state: 'disabled', current: areaRelease('provider', 3), fallback: null },
      },
    }),
  )

/** What visits add to one router, each visit for itself. */
const routerOf = (loader: ReturnType<typeof createAreas>) => {
  const discover = loader.discover({ frame: 'frame', setup: 'setup' }, () => ({}))
  return async (path: string, signal = new AbortController().signal) => {
    const patched: RouteObject[] = []
    const patch = (_: string | null, routes: RouteObject[]) => patched.push(...routes)
    await discover({ path, matches: [], signal, fetcherKey: undefined, patch })
    return patched
  }
}
const visit = (loader: ReturnType<typeof createAreas>, path: string) => routerOf(loader)(path)

test('a path belongs to the area that owns its prefix', () => {
  const loader = areas()
  expect(loader.ownerOf('/class/7/skills')).toBe('teacher')
  expect(loader.ownerOf('/classes')).toBe('teacher')
  expect(loader.ownerOf('/provider/tenant')).toBe('provider')
  expect(loader.ownerOf('/profile')).toBeUndefined()
})

// There is no document and no federation runtime here: any fetch would throw.
test('a disabled area is not fetched', async () => {
  const loader = areas()
  expect(await visit(loader, '/provider')).toEqual([])
  expect(loader.failureOf('provider')).toBe('disabled')
  await loader.unload('provider')
  expect(loader.failureOf('provider')).toBe('disabled')
})

test("the shell's own paths load no area", async () => {
  const loader = areas()
  expect(await visit(loader, '/profile')).toEqual([])
  expect(loader.failureOf('teacher')).toBeUndefined()
})

const silent = spyOn(console, 'error').mockImplementation(() => undefined)
const fetching = spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
afterEach(() => {
  silent.mockClear()
  Reflect.deleteProperty(globalThis, '__webpack_require__')
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})

afterAll(() => {
  silent.mockRestore()
  fetching.mockRestore()
})

/** A page whose federation runtime loads what `load` gives for the version in the address of an entry. */
const inPage = (load: (version: string) => unknown) => {
  const requested: string[] = []
  let version = ''
  const instance = {
    registerPlugins: () => undefined,
    registerRemotes: ([{ entry }]: [{ entry: string }]) => {
      version = entry.split('/')[3] ?? ''
      requested.push(version)
    },
    loadRemote: async () => load(version),
  }
  Reflect.set(globalThis, '__webpack_require__', { federation: { instance, runtime: {}, bundlerRuntime: {} } })
  return requested
}
const current = versionOf(2)
const before = versionOf(1)
const exposing = (path: string) => () => ({ default: [{ path }] })
const thrower = () => {
  throw new TypeError('of the new version')
}

test('the version before takes the place of one of which nothing has run', async () => {
  const requested = inPage((version) => (version === current ? Promise.reject(new Error('404')) : exposing('classes')))
  const loader = areas()
  expect(loader.versionOf('teacher')).toBeUndefined()
  expect(await visit(loader, '/classes')).toMatchObject([{ children: [{ path: 'classes' }] }])
  expect(requested).toEqual([current, before])
  expect(loader.versionOf('teacher')).toBe(before)
})

test('routes are added once to each router, and not by a visit that was left', async () => {
  inPage(() => exposing('classes'))
  const loader = areas()
  const visitIn = routerOf(loader)
  expect(await visitIn('/class/7', AbortSignal.abort())).toEqual([])
  expect(await visitIn('/class/7')).toHaveLength(1)
  expect(await visitIn('/class/8')).toEqual([])
  expect(await visit(loader, '/class/8')).toHaveLength(1)
})

test('a version that threw while it was run is replaced by no other in the same page', async () => {
  const requested = inPage((version) => (version === current ? thrower : exposing('classes')))
  const loader = areas()
  expect(await visit(loader, '/classes')).toEqual([])
  expect(loader.failureOf('teacher')).toBe('broken')
  expect(await loader.unload('teacher')).toBe(false)
  await visit(loader, '/classes')
  expect(requested).toEqual([current])
})

/** What browsers keep of a tab, from page to page. */
const tab = () => {
  const retained = new Map<string, string>()
  const storage = { getItem: (key: string) => retained.get(key) ?? null, setItem: retained.set.bind(retained) }
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true })
}

test('the next page of the same tab begins with the version before one that threw', async () => {
  tab()
  const requested = inPage((version) => (version === current ? thrower : exposing('classes')))
  await visit(areas(), '/classes')
  const nextPage = areas()
  expect(await visit(nextPage, '/classes')).toHaveLength(1)
  expect(requested).toEqual([current, before])
  tab()
  const alone = inPage(() => thrower)
  for (const page of [areas(null), areas(null)]) await visit(page, '/classes')
  expect(alone).toEqual([current, current])
})

test('the version before also takes the place of one that does not come', async () => {
  jest.useFakeTimers()
  const requested = inPage((version) => (version === current ? new Promise(() => undefined) : exposing('classes')))
  const visiting = visit(areas(), '/classes')
  jest.advanceTimersByTime(10_000)
  jest.useRealTimers()
  expect(await visiting).toHaveLength(1)
  expect(requested).toEqual([current, before])
})

test('a version that runs is replaced by a new page only, once another one is live', async () => {
  inPage(() => exposing('classes'))
  const loader = areas()
  await visit(loader, '/classes')
  const live = (number: number, state: string) =>
    fetching.mockResolvedValueOnce(
      Response.json({ areas: { teacher: { state, current: areaRelease('teacher', number), fallback: null } } }),
    )
  expect(await loader.unload('teacher')).toBe(true)
  live(2, 'enabled')
  expect(await loader.unload('teacher')).toBe(true)
  fetching.mockResolvedValueOnce(Response.json({ error: 'busy' }, { status: 503 }))
  expect(await loader.unload('teacher')).toBe(true)
  live(3, 'enabled')
  expect(await loader.unload('teacher')).toBe(false)
  live(2, 'disabled')
  expect(await loader.unload('teacher')).toBe(false)
})

test('once more means in the version that the registry has by then', async () => {
  const repaired = areaRelease('teacher', 3)
  const requested = inPage((version) =>
    version === repaired.version ? exposing('classes') : Promise.reject(new Error('404')),
  )
  const loader = areas()
  await visit(loader, '/classes')
  expect(loader.failureOf('teacher')).toBe('unreachable')
  fetching.mockResolvedValueOnce(
    Response.json({ areas: { teacher: { state: 'enabled', current: repaired, fallback: null } } }),
  )
  expect(await loader.unload('teacher')).toBe(true)
  expect(await visit(loader, '/classes')).toHaveLength(1)
  expect(requested).toEqual([current, before, repaired.version])
})

describe('all pages and verbs', () => {
  const page: AreaPage = {
    ...{ pattern: '/classes', place: 'own', order: 1, icon: [] },
    ...{ text: { de: 'Klassen', en: 'Classes' }, words: { de: 'Gruppe', en: 'group' } },
  }
  const verb = { pattern: '/classes', icon: [], text: { de: 'Anlegen', en: 'Create' } }
  const integrity = `sha384-${'E'.repeat(64)}`
  const registryOf = (...current: AreaRelease[]) => ({
    shell: { current: shellRelease(1, { readsPageDetails: true }), fallback: null },
    areas: Object.fromEntries(
      current.map((one) => [one.area, { state: 'enabled' as const, current: one, fallback: null }]),
    ),
  })
  const listed = { language: 'en', audiences: ['school'] } as const
  const later = (area: string, changes: Partial<AreaRelease> = {}) =>
    areaRelease(area, 2, { pages: [page], verbs: [verb], pageDetails: { de: integrity, en: integrity }, ...changes })
  const fileOf = (area: string) => `/mfe/${area}/${versionOf(2)}/pages-en.json`
  const details = { pages: [inLanguage(page, 'en')], verbs: [inLanguage(verb, 'en')] }
  /** Answers by address; others fail. Returns what was asked for, with the integrity that the browser checks. */
  const answering = (answers: Readonly<Record<string, unknown>>) => {
    const requested: unknown[] = []
    fetching.mockImplementation((async (url: string, init: RequestInit) => {
      requested.push([url, init.integrity])
      if (!(url in answers)) throw new TypeError('no network')
      return Response.json(answers[url])
    }) as never)
    return requested
  }
  afterEach(() => fetching.mockRejectedValue(new Error('no network')))

  test('are read in one language alone, with the integrity of each file (rule release.26)', async () => {
    const requested = answering({ [fileOf('teacher')]: details })
    const loader = createAreas(pageRegistry(registryOf(later('teacher')), listed))
    expect(loader.pagesAt('own')).toEqual([])
    const { pages, verbs, isComplete } = await loader.readPages(loader.areasFor(['school']), 'en')
    expect(requested).toEqual([[fileOf('teacher'), integrity]])
    expect(pages[0]?.text.en).toBe('Classes')
    expect(pages[0]?.words?.en).toBe('group')
    expect(verbs).toMatchObject([{ area: 'teacher', version: versionOf(2), verbs: [{ text: { en: 'Create' } }] }])
    expect(isComplete).toBe(true)
  })

  test('of an area that was released before are in the page and in the registry', async () => {
    const registry = registryOf(areaRelease('provider', 2, { pages: [page], verbs: [verb] }), later('teacher'))
    answering({ '/mfe/registry.json': registry, [fileOf('teacher')]: details })
    const loader = createAreas(pageRegistry(registry, listed))
    expect(loader.expectsAllPages('provider')).toBe(true)
    expect(loader.expectsAllPages('teacher')).toBe(false)
    const { pages, verbs } = await loader.readPages(['provider', 'teacher'], 'en')
    expect(pages).toHaveLength(2)
    expect(verbs.map((one) => one.verbs.length)).toEqual([1, 1])
  })

  test('of an area whose file is missing or wrong leave those of others in place (rule release.11)', async () => {
    const slot = { ...page, pattern: '/tab', slot: 'student.tab' }
    answering({ [fileOf('teacher')]: details })
    const loader = createAreas(pageRegistry(registryOf(later('teacher'), later('provider', { pages: [slot] })), listed))
    const { pages, verbs, isComplete } = await loader.readPages(['teacher', 'provider'], 'en')
    expect(pages.map(({ pattern }) => pattern)).toEqual(['/classes', '/tab'])
    expect(verbs.map((one) => one.verbs.length)).toEqual([1, 0])
    expect(isComplete).toBe(false)
  })

  test('are for those whom the area has anything for, also where the page lists none of it', () => {
    const loader = createAreas(pageRegistry(registryOf(later('teacher', { verbs: [] })), listed))
    expect(loader.areasFor(['school'])).toEqual(['teacher'])
    expect(loader.areasFor(['provider'])).toEqual([])
    expect([loader.listsFor(['school'], 'en'), loader.listsFor(['school'], 'de')]).toEqual([true, false])
    expect(loader.listsFor(['school', 'leader'], 'en')).toBe(false)
  })
})
