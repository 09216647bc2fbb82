import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.use({ person: 'subjectTeacher' })

test('a subject teacher neither finds the settings of a class nor opens its team', async ({ page, class3a }) => {
  await page.goto(`/class/${class3a.id}/settings/classTeam`)
  await expect(page.getByRole('heading', { name: 'Dafür fehlt Ihnen ein Recht' })).toBeVisible()
  await expect(new FramePage(page).navigation.getByRole('link', { name: 'Einstellungen' })).toHaveCount(0)
})
