import { describe, expect, test } from 'bun:test'
import type { AreaPage, NavigationGroup } from '@lernspur/contracts/area-route.contract'
import type { AreaRelease, Preload, Registry, ShellRelease } from '@lernspur/contracts/registry.contract'
import { type PageOptions, renderPage } from './page'
import type { PageRegistry } from './runtime/page-registry'
import { areaRelease, shellRelease } from './testing/releases'

const registry: Registry = {
  shell: { current: shellRelease(1), fallback: null },
  areas: {
    teacher: { state: 'enabled', current: areaRelease('teacher', 2), fallback: areaRelease('teacher', 1) },
    provider: { state: 'disabled', current: areaRelease('provider', 3), fallback: null },
  },
}

const options: PageOptions = {
  registry,
  integrityOf: () => undefined,
  path: '/',
  nonce: 'n0nce',
  csrfToken: 'token',
  language: 'de',
  theme: 'system',
  signedIn: true,
  audiences: [],
}

const page = (changes: Partial<PageOptions> = {}) => renderPage({ ...options, ...changes })
const preloaded = (html: string) => [...html.matchAll(/<link rel="preload"[^>]*href="([^"]*)"/g)].map(([, url]) => url)
const inlined = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '') as unknown

describe('a page', () => {
  test('contains language, theme and the token', () => {
    expect(page()).toContain('<html lang="de">')
    expect(page({ language: 'en', theme: 'dark' })).toContain('<html lang="en" data-theme="dark">')
    expect(page()).toContain('<meta name="csrf-token" content="token">')
  })

  test('contains the skeleton of the frame for who is signed in, where the page has a frame', () => {
    const skeleton = '<div class="flex"></div>'
    const { teacher, ...areas } = registry.areas
    const setUp = { pattern: '/teacher/set-up', reads: [], preload: [], layout: 'setup' as const }
    const withSkeleton: Registry = {
      shell: { current: shellRelease(1, { skeleton }), fallback: null },
      areas: {
        ...areas,
        teacher: {
          state: 'enabled',
          current: areaRelease('teacher', 2, { routes: [setUp] }),
          fallback: null,
        },
      },
    }
    const rootAt = (path: string, signedIn = true) =>
      /<div id="root">(.*)<\/div>(?:<script|<\/body>)/.exec(page({ registry: withSkeleton, path, signedIn }))?.[1]
    expect(['/', '/profile', '/teacher/7'].map((path) => rootAt(path))).toEqual([skeleton, skeleton, skeleton])
    expect([rootAt('/', false), rootAt('/auth/login'), rootAt('/teacher/set-up')]).toEqual(['', '', ''])
    expect(page()).toContain('<div id="root"></div>')
  })

  test('runs the shell’s scripts once its skeleton is painted, in their order and only once', () => {
    const shell = shellRelease(1, { skeleton: '<p>Lernspur</p>' })
    const html = page({ registry: { ...registry, shell: { current: shell, fallback: null } } })
    expect(html).not.toContain('<script defer')
    for (const { url } of shell.scripts) expect(preloaded(html)).toContain(url)
    const code = /<script nonce="n0nce">(\(\(\) => [\s\S]*?)<\/script><\/body>/.exec(html)?.[1] ?? ''
    const addedBy = (hidden: boolean, event: 'none' | 'paint' | 'time') => {
      const added: unknown[] = []
      const links = [...html.matchAll(/<link [^>]*href="([^"]*)"[^>]* integrity="([^"]*)" data-starts>/g)]
      const document = {
        hidden,
        head: { append: (one: unknown) => added.push(one) },
        createElement: () => ({}),
        querySelectorAll: () =>
          // As in a browser, `href` would be the address with its origin.
          links.map(([, address, integrity]) => ({ getAttribute: () => address, integrity })),
      }
      const [paints, times]: (() => void)[][] = [[], []]
      class PerformanceObserver {
        constructor(callback: () => void) {
          paints?.push(callback)
        }
        observe() {}
      }
      new Function('document', 'PerformanceObserver', 'setTimeout', code)(
        document,
        PerformanceObserver,
        (work: () => void) => times?.push(work),
      )
      const before = added.length
      if (event === 'paint') for (const callback of paints ?? []) callback()
      if (event !== 'none') for (const callback of times ?? []) callback()
      return { before, added }
    }
    const scripts = shell.scripts.map(({ url, integrity }) => ({ src: url, integrity, async: false }))
    expect(addedBy(false, 'none').added).toEqual([])
    expect(addedBy(false, 'paint')).toEqual({ before: 0, added: scripts })
    expect(addedBy(false, 'time')).toEqual({ before: 0, added: scripts })
    expect(addedBy(true, 'none')).toEqual({ before: scripts.length, added: scripts })
  })

  test('runs a developer’s React before the shell, in the order of the page', () => {
    const shell = { current: shellRelease(1, { skeleton: '<p>Lernspur</p>' }), fallback: null }
    const development = { build: 1, hash: 'a', script: '/mfe/teacher/dev/react.js' }
    const html = page({
      registry: { ...registry, shell },
      bar: { text: '', end: '', address: '/mfe/dev', development },
    })
    const scripts = [...html.matchAll(/<script defer [^>]*src="([^"]*)"/g)].map(([, url]) => url)
    expect(scripts).toEqual([development.script, ...shell.current.scripts.map(({ url }) => url)])
  })

  test('has no script without a nonce', () => {
    const scripts = page({ path: '/teacher/7' }).match(/<script[^>]*>/g) ?? []
    expect(scripts).toHaveLength(3)
    for (const script of scripts) expect(script).toContain('nonce="n0nce"')
  })

  test('loads the shell with integrity checks, its style sheet and font', () => {
    const html = page()
    expect(html).toMatch(/<script defer [^>]*src="\/mfe\/shell\/0.1.0-00000001\/shell.js" integrity="sha384-A{64}">/)
    expect(html).toContain('<link rel="icon" href="/mfe/shell/0.1.0-00000001/icon.png" type="image/png">')
    expect(html).toContain('<link rel="stylesheet" href="/mfe/shell/0.1.0-00000001/shell.css">')
    expect(preloaded(html)).toEqual(
      ['locale-de.js', 'home.js', 'latin.woff2'].map((name) => `/mfe/shell/0.1.0-00000001/${name}`),
    )
    expect(preloaded(page({ signedIn: false })).join()).not.toContain('home.js')
  })

  test('tells the integrity of each script and style, from which their loader takes it', () => {
    const html = page({ path: '/teacher/7', integrityOf: (url) => `sha384-${url.at(-4)}` })
    const files = [...html.matchAll(/<link rel="(?:stylesheet|preload" as="(?:script|style))"[^>]*>/g)].map(String)
    expect(files.length).toBeGreaterThan(4)
    for (const file of files) expect(file).toContain(' integrity="sha384-')
    expect(html).not.toMatch(/as="font"[^>]*integrity/)
  })

  test('preloads what the area of the path needs, in the page’s language', () => {
    expect(preloaded(page({ path: '/teacher/7', language: 'en' })).slice(0, -1)).toEqual([
      '/mfe/teacher/0.1.0-00000002/entry.js',
      '/mfe/teacher/0.1.0-00000002/screen.js',
      '/mfe/teacher/0.1.0-00000002/locale-en.js',
      '/api/items/7',
    ])
  })

  test('preloads what the shell shows around a screen, where that is not the frame', () => {
    const [route] = areaRelease('teacher', 2).routes
    const current = areaRelease('teacher', 2, { routes: route ? [{ ...route, layout: 'setup' }] : [] })
    const areas = { teacher: { state: 'enabled' as const, current, fallback: null } }
    const setup = '/mfe/shell/0.1.0-00000001/setup.js'
    expect(preloaded(page({ path: '/teacher/7', registry: { ...registry, areas } }))).toContain(setup)
    expect(preloaded(page({ path: '/teacher/7' }))).not.toContain(setup)
  })

  test('preloads what reads drafts from the device for screens that are drawn with them alone', () => {
    const [route] = areaRelease('teacher', 2).routes
    const at = (readsDrafts: boolean, drafts?: Preload[]) => {
      const current = areaRelease('teacher', 2, { routes: route ? [{ ...route, readsDrafts }] : [] })
      const shell = { current: shellRelease(1, drafts && { drafts }), fallback: null }
      const areas = { teacher: { state: 'enabled' as const, current, fallback: null } }
      return preloaded(page({ path: '/teacher/7', registry: { shell, areas } }))
    }
    const url = '/mfe/shell/0.1.0-00000001/drafts.js'
    expect(at(true, [{ url, as: 'script' }])).toContain(url)
    expect(at(false, [{ url, as: 'script' }])).not.toContain(url)
    expect(at(true)).toEqual(at(false))
  })

  test('preloads nothing of an area for a visitor, who is redirected to sign-in', () => {
    expect(preloaded(page({ path: '/teacher/7', signedIn: false })).join()).not.toContain('teacher')
  })

  test('preloads nothing of a disabled area', () => {
    expect(preloaded(page({ path: '/provider/7' })).join()).not.toContain('provider')
  })

  test('preloads the slot components of the start page for its audiences', () => {
    const folder = '/mfe/teacher/0.1.0-00000002'
    const part = (order: number, audience: 'school' | 'leader') => ({
      slot: 'home.today' as const,
      order,
      for: audience,
      shape: 'button' as const,
      preload: [
        { url: `${folder}/routes.js`, as: 'script' as const },
        { url: `${folder}/part-${order}.js`, as: 'script' as const },
      ],
    })
    const current = areaRelease('teacher', 2, {
      parts: [part(1, 'school'), part(2, 'leader')],
      partLocales: { de: [{ url: `${folder}/part-locale-de.js`, as: 'script' }] },
    })
    const areas = { teacher: { state: 'enabled' as const, current, fallback: null } }
    const start = (changes: Partial<PageOptions>) =>
      preloaded(page({ registry: { ...registry, areas }, ...changes })).filter((url) => url?.includes('teacher'))
    expect(start({ audiences: ['school'] })).toEqual([
      `${folder}/entry.js`,
      `${folder}/routes.js`,
      `${folder}/part-1.js`,
      `${folder}/part-locale-de.js`,
    ])
    expect(start({ audiences: ['provider'] })).toEqual([])
    expect(start({ audiences: ['school'], signedIn: false })).toEqual([])
    expect(start({ audiences: ['school'], path: '/profile' })).toEqual([])
  })

  test('reads in advance what every page reads, and what its visitors read', () => {
    const reads = [{ url: '/api/whoami' }, { url: '/api/classes', for: 'school' as const }]
    const rules = [
      { pattern: '/teacher/desk', needs: ['provider' as const] },
      { pattern: '/teacher/begin', needs: [], setup: 'person' as const },
      { pattern: '/teacher/7', needs: ['school' as const] },
    ]
    const areas = {
      teacher: { state: 'enabled' as const, current: areaRelease('teacher', 2, { rules }), fallback: null },
    }
    const read = { areas, shell: { current: shellRelease(1, { reads }), fallback: null } }
    const readAt = (path: string, changes: Partial<PageOptions> = {}) =>
      preloaded(page({ registry: read, audiences: ['school'], path, ...changes })).filter((url) =>
        /whoami|classes/.test(url ?? ''),
      )
    for (const path of ['/', '/teacher/7', '/profile']) expect(readAt(path)).toEqual(['/api/whoami', '/api/classes'])
    expect(readAt('/teacher/begin')).toEqual(['/api/whoami'])
    // That page leads to the start page.
    expect(readAt('/teacher/desk/7')).toEqual(['/api/whoami', '/api/classes'])
    const audiences = ['provider' as const]
    expect(readAt('/teacher/desk/7', { audiences })).toEqual(['/api/whoami'])
    expect(readAt('/', { audiences })).toEqual(['/api/whoami'])
    expect(readAt('/teacher/7', { audiences })).toEqual(['/api/whoami', '/api/classes'])
    expect(readAt('/teacher/7', { signedIn: false })).toEqual([])
    expect(readAt('/teacher/desk/7', { audiences: null })).toEqual(['/api/whoami'])
    expect(readAt('/', { audiences: null })).toEqual(['/api/whoami', '/api/classes'])
  })

  test('reads nothing of a page that turns the user away, and loads nothing for it', () => {
    const route = { pattern: '/teacher/desk', reads: ['/api/secret'], preload: [], layout: 'frame' as const }
    const linksAt = (need: 'provider' | 'leader', audiences: PageOptions['audiences']) => {
      const rules = [{ pattern: '/teacher/desk', needs: [need] }]
      const current = areaRelease('teacher', 2, { rules, routes: [route] })
      const areas = { teacher: { state: 'enabled' as const, current, fallback: null } }
      const html = page({ registry: { ...registry, areas }, path: '/teacher/desk', audiences })
      return preloaded(html).filter((url) => /secret|teacher/.test(url ?? '')).length > 0
    }
    for (const need of ['provider', 'leader'] as const) {
      expect([need, linksAt(need, ['school'])]).toEqual([need, false])
      expect([need, linksAt(need, ['school', need])]).toEqual([need, true])
      expect([need, linksAt(need, null)]).toEqual([need, true])
    }
  })

  test('contains only what the loader needs of the registry', () => {
    expect(inlined(page())).toEqual({
      areas: {
        teacher: {
          state: 'enabled',
          owns: ['/teacher'],
          screens: ['/teacher/:id'],
          pages: [],
          rules: [],
          shows: {},
          parts: [],
          fillers: [],
          current: expect.objectContaining({
            version: '0.1.0-00000002',
            entry: '/mfe/teacher/0.1.0-00000002/entry.js',
          }),
          fallback: expect.objectContaining({ version: '0.1.0-00000001' }),
        },
        provider: expect.objectContaining({ state: 'disabled', fallback: null }),
      },
    })
    expect(page()).not.toContain('screen.js')
  })

  describe('of which a shell reads the details of pages itself', () => {
    const label = (word: string) => ({ de: `${word} de`, en: `${word} en` })
    const one = (group: NavigationGroup, changes: Partial<AreaPage> = {}): AreaPage => ({
      ...{ pattern: `/${group}`, place: group, order: 1, icon: [], text: label(group) },
      ...{ words: label('words'), description: label('description'), ...changes },
    })
    const pages = [
      one('class'),
      one('class', { pattern: '/class/search', further: true }),
      one('class', { pattern: '/class/slot', slot: 'student.tab', further: true }),
      one('school'),
      one('provider'),
      one('own'),
      one('own', { pattern: '/rail', inRail: true }),
      one('action'),
    ]
    const pageDetails = { de: `sha384-${'D'.repeat(64)}`, en: `sha384-${'E'.repeat(64)}` }
    const known = (shell: Partial<ShellRelease>, area: Partial<AreaRelease>, changes: Partial<PageOptions> = {}) => {
      const teacher = {
        state: 'enabled' as const,
        current: areaRelease('teacher', 2, { pages, ...area }),
        fallback: null,
      }
      const registry = { shell: { current: shellRelease(1, shell), fallback: null }, areas: { teacher } }
      return inlined(page({ registry, ...changes })) as PageRegistry
    }
    const listed = (changes: Partial<PageOptions>) => known({ readsPageDetails: true }, { pageDetails }, changes)
    const patternsFor = (changes: Partial<PageOptions>) =>
      listed(changes).areas.teacher?.pages.map(({ pattern }) => pattern)

    test('contains the pages of the rail and of slots, in its language and without words (rule release.26)', () => {
      const { areas, listed: whose } = listed({ audiences: ['school'] })
      expect(areas.teacher?.pages[0]).toEqual({
        pattern: '/class',
        place: 'class',
        order: 1,
        icon: [],
        text: 'class de',
      })
      expect(areas.teacher?.pages.map(({ pattern }) => pattern)).toEqual(['/class', '/class/slot', '/rail'])
      expect(areas.teacher).toMatchObject({ pageDetails, audiences: ['school', 'leader', 'provider'] })
      expect(whose).toEqual({ language: 'de', audiences: ['school'] })
      expect(listed({ language: 'en' }).listed?.language).toBe('en')
      expect(JSON.stringify(listed({ language: 'en', audiences: ['provider'] }))).not.toContain(' de"')
    })

    test('lists those of the user’s audiences; an unknown user is told by the path, else works at a school', () => {
      expect(patternsFor({ audiences: ['school', 'leader'] })).toContain('/school')
      expect(patternsFor({ audiences: ['provider'] })).toEqual(['/class/slot', '/provider'])
      expect(patternsFor({ audiences: null })).toEqual(['/class', '/class/slot', '/rail'])
      const rules = [{ pattern: '/teacher/desk', needs: ['leader' as const] }]
      const at = known({ readsPageDetails: true }, { pageDetails, rules }, { audiences: null, path: '/teacher/desk' })
      expect(at.listed?.audiences).toEqual(['school', 'leader'])
    })

    test('describes the pages of providers, whose start page does', () => {
      const [, own] = listed({ audiences: ['provider'] }).areas.teacher?.pages ?? []
      expect(own).toMatchObject({ description: 'description de' })
      expect(own).not.toHaveProperty('words')
    })

    test('contains everything of an area, or for a shell, that was released before', () => {
      for (const before of [known({}, { pageDetails }), known({ readsPageDetails: true }, {})]) {
        expect(before.areas.teacher?.pages).toEqual(pages)
        expect(before.areas.teacher).not.toHaveProperty('pageDetails')
      }
      expect(known({}, { pageDetails })).not.toHaveProperty('listed')
    })
  })

  test('escapes injected values', () => {
    const owns = ['/teacher', '/</script><script>alert(1)</script>']
    const current = areaRelease('teacher', 2, { owns })
    const html = page({
      csrfToken: '"><script>alert(2)</script>',
      registry: { ...registry, areas: { teacher: { state: 'enabled', current, fallback: null } } },
    })
    expect(html).not.toContain('<script>alert')
    expect(inlined(html)).toMatchObject({ areas: { teacher: { owns } } })
  })
})
