import { subjectRoutes } from '@lernspur/contracts/subject.contract'
import { expect, test } from '../../../fixture/test'
import { FramePage } from '../../../page/frame.page'

test.use({ person: 'subjectTeacher' })

test('a subject teacher neither finds nor opens the subjects of a class', async ({ page, class3a, session }) => {
  const { rows } = (await session?.api.call(subjectRoutes.listSubjects)) ?? { rows: [] }
  const path = `/class/${class3a.id}/settings/schoolSubjects`
  for (const opened of [path, `${path}/${rows[0]?.id}/competences`]) {
    await page.goto(opened)
    await expect(page.getByRole('heading', { name: 'Dafür fehlt Ihnen ein Recht' })).toBeVisible()
  }
  await expect(new FramePage(page).navigation.getByRole('link', { name: 'Fächer' })).toHaveCount(0)
})
