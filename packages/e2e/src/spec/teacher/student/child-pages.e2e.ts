import { lookBackRoutes } from '@lernspur/contracts/teacher/student/look-back.contract'
import {
  type StudentOverview,
  studentOverviewRoutes,
} from '@lernspur/contracts/teacher/student/student-overview.contract'
import { expectAccessible, expectNoSidewaysScroll, narrow, wide } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/test'
import { ChildPage } from '../../../page/child.page'
import { FramePage } from '../../../page/frame.page'

test('a talk is prepared from what was observed, noted beside, printed, deleted and brought back', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const studentId = class3a.children[0]?.id ?? ''
  const params = { schoolClassId: class3a.id, studentId }
  const frame = new FramePage(page)
  const child = new ChildPage(page)
  await page.setViewportSize(narrow)
  await child.open(class3a.id, studentId)
  await expect(page.getByRole('region', { name: /^Das übt .+ gerade$/ })).toBeVisible()
  await child.subjects.getByRole('button').first().click()
  await expect(child.subjects.getByRole('heading', { name: 'Neueste Einträge' })).toBeVisible()
  await expectAccessible(page, 'the page of a child', { themes: ['light', 'dark'], size: narrow })

  await page.getByRole('link', { name: 'Elterngespräche' }).click()
  await page.getByRole('button', { name: 'Gesprächsblatt anlegen' }).click()
  const agreed = page.getByRole('textbox', { name: 'Vereinbart' })
  const note = page.getByRole('textbox', { name: 'Eigene Notizen' })
  await expect(page.getByRole('textbox', { name: 'Das gelingt' })).not.toHaveValue('')
  await agreed.fill(`${mark} vereinbart`)
  await note.fill(`${mark} nur für mich`)
  await note.blur()
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert \d\d:\d\d$/ })).toBeVisible()
  await expectAccessible(page, 'a sheet of a talk', { themes: ['light', 'dark'], size: narrow })
  await agreed.fill(`${mark}\n`.repeat(40))
  await expect(page.getByText(/^Das passt nicht auf eine Seite/)).toBeVisible()
  await agreed.fill(`${mark} vereinbart`)
  await expect(page.getByText(/^Das passt nicht auf eine Seite/)).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als PDF drucken' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Gespräch .+\.pdf$/)
  await page.reload()
  await expect(agreed).toHaveValue(`${mark} vereinbart`)
  await expect(note).toHaveValue(`${mark} nur für mich`)

  // A colleague with one subject of the class finds no sheet of the class teacher.
  const colleague = (await sessionOf('subjectTeacher')).api
  expect((await colleague.call(studentOverviewRoutes.getStudentOverview, { params })).talkSheets).toEqual([])

  await page.getByRole('link', { name: 'Elterngespräche' }).click()
  const sheets = page.getByRole('list', { name: 'Vorbereitete Gespräche' }).getByRole('listitem')
  await expect(sheets.first()).toBeVisible()
  const count = await sheets.count()
  await sheets
    .first()
    .getByRole('button', { name: /^Gesprächsblatt vom/ })
    .click()
  await expect(sheets).toHaveCount(count - 1)
  await frame.undo()
  await expect(sheets).toHaveCount(count)
  await sheets.first().getByRole('link').click()
  await expect(note).toHaveValue(`${mark} nur für mich`)
})

test('the look back becomes a plan for the week, which can be undone, and shows the own attention', async ({
  page,
  class3a,
  sessionOf,
}) => {
  const frame = new FramePage(page)
  const { api } = await sessionOf('teacher')
  // A demo that was used before, or an earlier try, may have left one.
  await api.call(lookBackRoutes.deleteWeekPlan, { params: { schoolClassId: class3a.id } })
  await page.goto(`/class/${class3a.id}/look-back`)
  await expect(page.getByRole('heading', { name: 'Wen habe ich übersehen?' })).toBeVisible()
  await page.getByRole('button', { name: 'Als Plan für diese Woche übernehmen' }).click()
  await expect(page.getByRole('heading', { name: 'Plan für diese Woche' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Noch offen' })).not.toHaveCount(0)
  const attention = page.getByRole('table', { name: 'Nach Kindern' })
  await expect(attention.getByRole('row')).toHaveCount(class3a.children.length)
  await expectAccessible(page, 'the look back', { themes: ['light', 'dark'], size: narrow })
  await frame.undo()
  await expect(page.getByRole('button', { name: 'Als Plan für diese Woche übernehmen' })).toBeVisible()
  await page.getByRole('button', { name: 'Als Plan für diese Woche übernehmen' }).click()
  await page.getByRole('button', { name: 'Plan verwerfen' }).click()
  await frame.expectNotified('Plan verworfen')
  await expect(page.getByRole('button', { name: 'Als Plan für diese Woche übernehmen' })).toBeVisible()
  await frame.undo()
  await expect(page.getByRole('button', { name: 'Plan verwerfen' })).toBeVisible()
})

test('a subject of a child is one bar of its levels, with how it has gone and what was noted last', async ({
  page,
  class3a,
}) => {
  const studentId = class3a.children[0]?.id ?? ''
  const child = new ChildPage(page)
  // What this page has read: others enter something meanwhile.
  const read = page.waitForResponse(/\/students\/[^/]+\/overview$/)
  await child.open(class3a.id, studentId)
  const { subjects }: StudentOverview = (await (await read).json()).data
  await expect(page.getByRole('list', { name: 'Bedeutung der Farben' })).toHaveCount(1)
  const lines = child.subjects.getByRole('button', { expanded: false })
  await expect(lines).toHaveCount(subjects.length)
  for (const [at, { competences, newestNote, trend }] of subjects.entries()) {
    const line = lines.nth(at)
    const graded = competences.filter(({ level }) => level !== null)
    const rest = competences.length - graded.length
    const counted = new Set(graded.map(({ level }) => level?.label)).size + (rest > 0 ? 1 : 0)
    await expect(line.locator('svg rect[height="17"]')).toHaveCount(counted)
    await expect(line.locator('polyline')).toHaveCount((trend?.length ?? 0) > 1 ? 1 : 0)
    if (newestNote) await expect(line).toContainText(newestNote.text.slice(0, 20))
    await expect(line).not.toContainText('beobachtet')
  }
  expect(subjects.filter(({ trend }) => (trend?.length ?? 0) > 1).length).toBeGreaterThan(0)
  await expectAccessible(page, 'the bars of a child', { themes: ['light', 'dark'], size: wide })
  await expectNoSidewaysScroll(page, 'the bars of a child')
})

test('who observes from the page of a child finds that child first', async ({ page, class3a }) => {
  const child = class3a.children.at(-1)
  await page.goto(`/class/${class3a.id}/student/${child?.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Beobachten' }).click()
  await expect(page.locator('[data-student]').first()).toHaveAttribute('data-student', String(child?.id))
})
