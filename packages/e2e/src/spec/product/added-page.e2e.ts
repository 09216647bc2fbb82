import { buildVariant } from '@lernspur/federation/testing/area-variant'
import { narrow, wide } from '../../fixture/accessibility'
import { serveVariant } from '../../fixture/release/serve-variant'
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
  import { usePageTitle } from '@lernspur/app-runtime'
  export function Component() {
    usePageTitle('Schulgarten')
    return <h1>Willkommen im Schulgarten</h1>
  }`
const withText = (title: string, words: string) => (before: string) =>
  JSON.stringify({ ...JSON.parse(before), garden: { title, words } })

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
      await serveVariant(page, variant)
      const frame = new FramePage(page)
      // Phones have no rail, so that the start page lists the pages there.
      await page.setViewportSize(narrow)
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('link', { name: 'Garten' })).toBeVisible()
      await page.setViewportSize(wide)
      await expect(page.getByRole('main').getByRole('link', { name: 'Garten' })).toBeHidden()
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
