import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { pageRegistry, registryElementId } from '@lernspur/federation/runtime/page-registry'
import { type AreaVariant, buildVariant, buildWritten } from '@lernspur/federation/testing/area-variant'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { PalettePage } from '../../page/palette.page'

const route = `{
  path: 'garden',
  lazy: () => import('./garden/garden.screen'),
  handle: {
    page: { place: 'provider', order: 90, icon: 'flower', text: 'provider.page:garden.title', words: 'provider.page:garden.words' },
  },
},`
const screen = `
  import { usePageTitle } from '@lernspur/app-kit'
  export function Component() {
    usePageTitle('Schulgarten')
    return <h1>Willkommen im Schulgarten</h1>
  }`
const withText = (title: string, words: string) => (before: string) =>
  JSON.stringify({ ...JSON.parse(before), garden: { title, words } })

const scaffold = join(import.meta.dirname, '../../../../platform/src/scaffold/area/new-area.ts')
/** Writes an area into a checkout or removes it, as `mfe new` and `mfe remove` do. */
const runScaffold = (work: 'newArea' | 'removeArea', root: string) => {
  const { LERNSPUR_E2E_BUN = 'bun' } = process.env
  const given = [root, 'timetable', ...(work === 'newArea' ? ['Stundenplan'] : [])].map((one) => JSON.stringify(one))
  return promisify(execFile)(LERNSPUR_E2E_BUN, ['-e', `(await import('${scaffold}')).${work}(${given})`])
}

/** Serves the variant in place of what is released of that area, to a shell that was built before. */
const release = async (page: Page, { release: current, read }: AreaVariant) => {
  await page.route(`**${current.entry.replace('entry.js', '')}*`, async (asked) => {
    const body = await read(basename(new URL(asked.request().url()).pathname))
    const contentType = asked.request().url().includes('.css') ? 'text/css' : 'text/javascript'
    await asked.fulfill({ body, contentType })
  })
  const registry = (await (await page.request.get('/mfe/registry.json')).json()) as Registry
  const areas = { ...registry.areas, [current.area]: { state: 'enabled' as const, current, fallback: null } }
  // What an open page sees later must be the same.
  await page.route('**/mfe/registry.json', (asked) => asked.fulfill({ json: { ...registry, areas } }))
  const inlined = JSON.stringify(pageRegistry({ ...registry, areas })).replaceAll('<', '\\u003c')
  await page.route('/', async (asked) => {
    const answer = await asked.fetch()
    const block = new RegExp(`(<script[^>]*id="${registryElementId}"[^>]*>).*?(</script>)`)
    await asked.fulfill({ response: answer, body: (await answer.text()).replace(block, (_, a, b) => a + inlined + b) })
  })
}

test.describe('a page added by an area alone', () => {
  test.use({ person: 'provider' })

  test('appears in navigation, start page and search of a shell that was built before', async ({ page }) => {
    test.slow()
    const variant = await buildVariant('provider', {
      'src/routes.tsx': (before) => before.replace('children: [', `children: [ ${route}`),
      'src/garden/garden.screen.tsx': () => screen,
      'locales/de/provider.page.json': withText('Garten', 'Beete'),
      'locales/en/provider.page.json': withText('Garden', 'Beds'),
    })
    try {
      await release(page, variant)
      const frame = new FramePage(page)
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('link', { name: 'Garten' })).toBeVisible()
      await frame.follow('Garten')
      await expect(page).toHaveURL('/provider/garden')
      await expect(frame.heading('Willkommen im Schulgarten')).toBeVisible()
      const icon = frame.navigation.getByRole('link', { name: 'Garten' }).locator('svg > *')
      expect(await icon.count()).toBeGreaterThan(1)
      await frame.follow('Start')
      const palette = new PalettePage(page)
      await palette.take('beete', 'Garten')
      await expect(frame.heading('Willkommen im Schulgarten')).toBeVisible()
    } finally {
      await variant.remove()
    }
  })
})

test.describe('an area that was added', () => {
  test.use({ person: 'teacher' })

  test('opens from the navigation of a shell that never heard of it, and is gone with it', async ({ page }) => {
    test.slow()
    const added = await buildWritten('timetable', (root) => runScaffold('newArea', root))
    try {
      await release(page, added)
      const frame = new FramePage(page)
      await page.goto('/')
      const link = page.getByRole('menu').getByRole('menuitem', { name: 'Stundenplan' })
      await frame.account.click()
      await link.click()
      await expect(page).toHaveURL('/timetable')
      await expect(frame.heading('Stundenplan')).toBeVisible()
      await runScaffold('removeArea', added.root)
      expect(existsSync(join(added.root, 'mfe-timetable/src'))).toBe(false)
      await page.unrouteAll()
      await page.goto('/')
      await frame.account.click()
      await expect(page.getByRole('menuitem', { name: 'Meine Klassen', exact: true })).toBeVisible()
      await expect(link).toHaveCount(0)
    } finally {
      await added.remove()
    }
  })
})
