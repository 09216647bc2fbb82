import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildWritten } from '@lernspur/federation/testing/area-variant'
import { serveVariant } from '../../fixture/release/serve-variant'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

const scaffold = join(import.meta.dirname, '../../../../platform/src/scaffold/area/new-area.ts')
/** Writes an area into a checkout or removes it, as `mfe new` and `mfe remove` do. */
const runScaffold = (work: 'newArea' | 'removeArea', root: string) => {
  const { LERNSPUR_E2E_BUN = 'bun' } = process.env
  const given = [root, 'timetable', ...(work === 'newArea' ? ['Stundenplan'] : [])].map((one) => JSON.stringify(one))
  return promisify(execFile)(LERNSPUR_E2E_BUN, ['-e', `(await import('${scaffold}')).${work}(${given})`])
}

test.describe('an area that was added', () => {
  test.use({ person: 'teacher' })

  test('opens from the navigation of a shell that never heard of it, and is gone with it', async ({ page }) => {
    test.slow()
    const added = await buildWritten('timetable', (root) => runScaffold('newArea', root))
    try {
      await serveVariant(page, added)
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
