import { expectAccessible, expectNoSidewaysScroll, narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.describe('as the head of the school', () => {
  test.use({ person: 'head' })

  test('the coverage of all classes tells by subject how many children and competences were observed', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Abdeckung', exact: true }).first().click()
    await expect(new FramePage(page).heading('Abdeckung der Schule')).toBeVisible()
    const table = page.getByRole('table', { name: 'Abdeckung nach Klasse und Fach' })
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '3a' }) })
    await expect(row.getByText(/^\d+ von 24 Kindern mit Eintrag$/).first()).toBeAttached()
    await page.getByRole('radio', { name: 'Kompetenzen' }).click()
    await expect(row.getByText(/^\d+ von \d+ Kompetenzen mit Eintrag$/).first()).toBeAttached()
    await expectAccessible(page, 'the coverage of the school', { themes: ['light', 'dark'], size: narrow })
    await expectNoSidewaysScroll(page, 'the coverage of the school')
    await row.getByRole('link', { name: '3a' }).click()
    await expect(new FramePage(page).heading('Statistik')).toBeVisible()
  })
})

test('somebody who does not lead the school is not offered its coverage, and not shown it', async ({ page }) => {
  await page.goto('/')
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abdeckung', exact: true })).toHaveCount(0)
  await page.goto('/school-coverage')
  await expect(page.getByRole('table', { name: 'Abdeckung nach Klasse und Fach' })).toHaveCount(0)
})
