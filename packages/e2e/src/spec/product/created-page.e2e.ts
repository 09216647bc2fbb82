import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/founder'
import { writeTemplate } from '../../page/school/new-template.page'

/** Answers reads of an address by `answer` until they are let through; those that were held go on then. */
const holdReads = async (page: Page, address: RegExp, answer?: { readonly status: number; readonly json: object }) => {
  let letThrough = () => {}
  const promise = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let isHeld = true
  await page.route(address, async (route) => {
    if (!isHeld || route.request().method() !== 'GET') return route.continue()
    if (answer) return route.fulfill(answer)
    await promise
    await route.continue()
  })
  return () => {
    isHeld = false
    letThrough()
  }
}

const nothingHere = 'Hier ist nichts zu finden'
const refused = { status: 400, json: { success: false, error: 'INVALID_PARAMETERS', message: 'refused' } }

/** Waits until the page has asked for the list again, so that the old one is all that it knows. */
const readAgain = (page: Page, address: RegExp) =>
  page.waitForRequest((request) => request.method() === 'GET' && address.test(request.url()))

test.describe('in a school', () => {
  const list = /\/api\/tenants\/current\/subjects\/template(\?|$)/

  for (const [how, answer] of [
    ['is slow', undefined],
    ['fails', refused],
  ] as const) {
    test(`a new template is opened though the list that it stands in ${how}`, async ({ page, founder, mark }) => {
      const main = page.getByRole('main')
      await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/schoolSubjectTemplates`)
      await writeTemplate(page, mark, 'Zuhören\n  hört anderen zu', '12. Stufe')
      const release = await holdReads(page, list, answer)
      const again = readAgain(page, list)
      await main.getByRole('button', { name: 'Fach anlegen' }).click()
      await expect(page).toHaveURL(/\/competences$/)
      await again
      if (answer) {
        const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
        await expect(retry).toBeVisible()
        await expect(page.getByText(nothingHere)).toBeHidden()
        release()
        await retry.click()
      } else {
        await expect(main.locator('[aria-busy=true]')).toBeVisible()
        await expect(page.getByText(nothingHere)).toBeHidden()
        release()
      }
      await expect(page.getByRole('textbox', { name: 'Kompetenz 1 in Zuhören' })).toHaveValue('hört anderen zu')
    })
  }
})
