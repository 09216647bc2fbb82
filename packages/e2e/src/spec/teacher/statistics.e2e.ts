import { statisticsRoutes } from '@lernspur/contracts/statistics.contract'
import { narrow } from '../../fixture/accessibility'
import { expectAccessibleStep } from '../../fixture/accessible-step'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { StatisticsPage } from '../../page/statistics.page'

test('a class teacher reads the figures, keeps them as files, and asks why a level is what it is', async ({
  page,
  class3a,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const statistics = new StatisticsPage(page)
  const frame = new FramePage(page)
  const [child] = class3a.children
  await page.goto(`/class/${class3a.id}/reports`)
  await frame.follow('Statistik')
  await expect(frame.heading('Statistik')).toBeVisible()
  const { basis, rows } = await api.call(statisticsRoutes.getLevelStatistics, {
    params: { schoolClassId: class3a.id },
    query: {},
  })
  const [subject] = basis.subjects
  const row = rows.find(({ schoolSubjectId, domainId }) => schoolSubjectId === subject?.id && domainId === null)
  const bySubject = statistics.figure('Stufen nach Fach')
  await expect(bySubject.getByRole('img')).toBeVisible()
  expect(await statistics.download(/^Als Bild laden: Stufen nach Fach/)).toEqual({
    name: 'Stufen nach Fach.png',
    start: 'PNG',
  })
  await page.getByRole('button', { name: 'Als Tabelle: Stufen nach Fach' }).click()
  await expect(bySubject.getByRole('row').nth(1)).toHaveText(
    [subject?.name, ...(row?.counts ?? []), row?.unseenCount].join(''),
  )
  expect(await statistics.download(/^Als Excel-Datei laden: Stufen nach Fach/)).toMatchObject({
    name: 'Stufen nach Fach.xlsx',
  })

  await statistics.tabs.filter({ hasText: 'Ein Kind' }).click()
  await expect(page.getByText('Wählen Sie ein Kind.')).toBeVisible()
  await statistics.choose('Kind', child?.name ?? '')
  await page.reload()
  await page
    .getByRole('button', { name: /Warum dieser Wert/ })
    .first()
    .click()
  const result = statistics.reason.getByRole('region', { name: 'Ergebnis' })
  const before = await result.textContent()
  for (const entry of await statistics.reason.getByRole('checkbox').all()) await entry.press('Space')
  await expect(result).toContainText('keine Stufe')
  await expect(statistics.reason).toContainText('Nichts davon wird gespeichert')
  await statistics.reason.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(result).toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(statistics.reason).toHaveCount(0)
  await expectAccessibleStep(page, narrow)
})

test.describe('beside the class teacher', () => {
  test.use({ person: 'subjectTeacher', viewport: narrow })

  test('a subject teacher sees the figures of the own subject only, on a phone', async ({ page, class3a }) => {
    const statistics = new StatisticsPage(page)
    for (const view of ['levels', 'development', 'coverage', 'assessments']) {
      await page.goto(`/class/${class3a.id}/statistics?view=${view}`)
      await expect(page.getByRole('main').getByRole('tabpanel')).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/Deutsch|Mathematik/)
    }
    await page.goto(`/class/${class3a.id}/statistics?view=coverage`)
    await expect(statistics.figure('Englisch: Abdeckung nach Bereich')).toBeVisible()
    await page.getByRole('combobox', { name: 'Fach', exact: true }).click()
    await expect(page.getByRole('option')).toHaveText(['Alle Fächer', 'Englisch'])
  })
})
