import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

const stays = 'Keine Verbindung. Beobachtungen bleiben auf diesem Gerät'
const waits = 'Keine Verbindung. Bis die Verbindung wieder da ist, lässt sich nichts speichern.'

/** Opens a page and takes its network away. */
const expectBanner = async (page: Page, path: string, heading: string | RegExp, says: string) => {
  await page.goto(path)
  await expect(new FramePage(page).heading(heading)).toBeVisible()
  await page.context().setOffline(true)
  const banner = page.getByText(/^Keine Verbindung\./).first()
  await expect(banner).toContainText(says)
  if (says === waits) await expect(banner).not.toContainText('Beobachtungen')
  await page.context().setOffline(false)
  await expect(banner).toHaveCount(0)
}

test.describe('a teacher', () => {
  test('reads without a network what becomes of entries where they are made, and elsewhere that nothing is saved', async ({
    page,
    class3a,
  }) => {
    await expectBanner(page, `/class/${class3a.id}/skills`, 'Kompetenzen', stays)
    await expectBanner(page, '/', /^Guten /, stays)
    await expectBanner(page, '/profile', 'Mein Konto', waits)
  })
})

test.describe('the head of a school', () => {
  test.use({ person: 'head' })

  test('reads nothing of observations in the settings of the school', async ({ page, class3a }) => {
    await expectBanner(page, `/school/${class3a.tenantId}/settings/user`, 'Personen', waits)
  })
})

test.describe('a provider', () => {
  test.use({ person: 'provider' })

  test('reads nothing of observations, which a provider has none of', async ({ page }) => {
    await expectBanner(page, '/provider/mails', 'E-Mails', waits)
    await expectBanner(page, '/', /^Guten /, waits)
  })
})
