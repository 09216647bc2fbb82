import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { createMarkedReports } from '../../../fixture/report-set'
import { expect, test } from '../../../fixture/test'
import { FramePage } from '../../../page/frame.page'

test.use({ person: 'teacherOf5c' })

test('a recalculation that is refused says that nothing has changed, and its message covers no button', async ({
  page,
  class5c,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacherOf5c')
  const studentIds = class5c.children.slice(6, 8).map(({ id }) => id)
  const reports = await createMarkedReports(api, class5c, mark, studentIds)
  const [subject] = reports[0]?.subjects ?? []
  const [competence] = subject?.domains[0]?.competences ?? []
  const change = {
    subjectId: subject?.id,
    competenceId: competence?.competenceId,
    description: competence?.description,
    before: null,
    after: 1,
    isDecided: false,
    entriesBefore: 0,
    entriesAfter: 1,
  }
  const rows = reports.map(({ id, studentFirstName, studentLastName, performanceVisualLevels }) => ({
    reportId: id,
    studentFirstName,
    studentLastName,
    levels: performanceVisualLevels,
    changes: [change],
  }))
  await page.route(/\/recalculation\/preview$/, (route) =>
    route.fulfill({ json: { success: true, data: { rows, count: rows.length } } }),
  )
  await page.route(/\/reports\/recalculation$/, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'UNKNOWN', message: 'away' } }),
  )
  await page.setViewportSize(narrow)
  await page.goto(`/class/${class5c.id}/reports?group=${reports[0]?.groupId}`)
  await page.getByRole('button', { name: 'Neu berechnen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vorschläge neu berechnen' })
  const apply = dialog.getByRole('button', { name: '2 Änderungen übernehmen' })
  await apply.click()
  await expect(dialog.getByText('Nichts wurde neu berechnet. Die Vorschläge sind, wie sie waren.')).toBeVisible()
  const message = new FramePage(page).toasts.getByText(/schiefgegangen/)
  await message.hover()
  const [box, button] = await Promise.all([message.locator('..').boundingBox(), apply.boundingBox()])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  await expectAccessible(page, 'a recalculation that was refused', { themes: ['light', 'dark'], size: narrow })
})
