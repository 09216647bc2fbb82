import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { expect, test as withFounder } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'
import { test } from '../../fixture/test'

withFounder(
  'what a class lacks leads to where it is added, and help to the screens it names',
  async ({ page, founder }) => {
    const main = page.getByRole('main')
    const { id } = await founder.api.call(schoolClassRoutes.createSchoolClass, { body: { name: '1a', schoolLevel: 1 } })
    await founder.api.call(schoolClassRoutes.updateSchoolClass, {
      params: { id },
      body: { isOnboardingFinalized: true },
    })
    await page.goto(`/class/${id}/student`)
    await main.getByRole('link', { name: 'Kinder hinzufügen' }).click()
    await expect(page).toHaveURL(`/class/${id}/settings/students`)
    await page.goto(`/class/${id}/observe`)
    await expect(main.getByRole('link', { name: 'Fach anlegen' })).toHaveAttribute(
      'href',
      `/class/${id}/settings/schoolSubjects`,
    )

    await page.goto(`/class/${id}/reports`)
    await page.getByRole('button', { name: 'Hilfe und Feedback' }).click()
    const help = page.getByRole('dialog', { name: 'Hilfe und Feedback' })
    await help.getByRole('button', { name: 'Warum steht da diese Stufe?' }).click()
    await help.getByRole('link', { name: 'Statistik' }).click()
    await expect(page).toHaveURL(`/class/${id}/statistics`)
    await expect(help).toBeHidden()
  },
)

withFounder(
  'a class without a scale says why only notes can be written, and leads to the scales',
  async ({ page, founder }) => {
    const { id } = await newClass(founder.api)
    await page.goto(`/class/${id}/observe`)
    const main = page.getByRole('main')
    await expect(main.getByText(/^Die Klasse hat noch keine Skala/)).toBeVisible()
    await main.getByRole('link', { name: 'Skala wählen' }).click()
    await expect(page).toHaveURL(`/class/${id}/settings/performanceVisual`)
  },
)

test.describe('a subject teacher', () => {
  test.use({ person: 'subjectTeacher' })

  test('is told whom to ask, and led nowhere', async ({ page, class3a }) => {
    const main = page.getByRole('main')
    await page.route(/\/api\/classes\/[^/]+\/students/, (route) =>
      route.fulfill({ json: { success: true, data: { rows: [], count: 0 } } }),
    )
    await page.goto(`/class/${class3a.id}/student`)
    await expect(main.getByText(/Fragen Sie Miriam Falkenberg oder die Schulleitung\.$/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Kinder hinzufügen' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Hilfe und Feedback' }).click()
    const help = page.getByRole('dialog', { name: 'Hilfe und Feedback' })
    await help.getByRole('link', { name: /^Alle \d+ Hilfen ansehen$/ }).click()
    await main.getByRole('link', { name: 'Eine Klasse teilen' }).click()
    await expect(main.getByRole('heading', { name: 'Eine Klasse teilen', level: 1 })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Team der Klasse' })).toHaveCount(0)
  })
})
