import { buildVariant } from '@lernspur/federation/testing/area-variant'
import { readRegistry, serveRegistry } from '../../fixture/release/served-registry'
import { serveVersion } from '../../fixture/release/served-version'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

const flags = `
  import { hasFlag } from '@lernspur/app-runtime'
  export const flags = { garden: 'provider.page:garden' }
  export const flag = (name: keyof typeof flags): boolean => hasFlag('provider', name)`
const screen = `
  import { flag } from '../flags'
  export function Component() {
    return <h1>{flag('garden') ? 'Willkommen im Schulgarten' : 'Noch kein Garten'}</h1>
  }`
const route = "{ path: 'garden', lazy: () => import('./garden/garden.screen') },"
const withText = (garden: string) => (before: string) => JSON.stringify({ ...JSON.parse(before), garden })

test.describe('what an area hides behind a flag', () => {
  test.use({ person: 'provider' })

  test('shows for whom the flag is on, from the next page on after it was switched', async ({ page }) => {
    test.slow()
    const variant = await buildVariant('provider', {
      'src/flags.ts': () => flags,
      'src/garden/garden.screen.tsx': () => screen,
      'src/routes.tsx': (before) => before.replace('children: [', `children: [ ${route}`),
      'locales/de/provider.page.json': withText('Der Schulgarten'),
      'locales/en/provider.page.json': withText('The school garden'),
    })
    try {
      expect(variant.release.flags).toEqual([
        { name: 'garden', text: { de: 'Der Schulgarten', en: 'The school garden' } },
      ])
      await serveVersion(page, variant)
      const registry = await readRegistry(page)
      const current = { state: 'enabled' as const, current: variant.release, fallback: null }
      const withFlags = (on: string[]) => ({
        ...registry,
        areas: { ...registry.areas, provider: { ...current, ...(on.length > 0 && { flags: on }) } },
      })
      const makeLive = await serveRegistry(page, withFlags([]))
      const frame = new FramePage(page)
      await page.goto('/provider/garden')
      await expect(frame.heading('Noch kein Garten')).toBeVisible()
      makeLive(withFlags(['garden']))
      await page.goto('/provider/garden')
      await expect(frame.heading('Willkommen im Schulgarten')).toBeVisible()
    } finally {
      await variant.remove()
    }
  })
})
