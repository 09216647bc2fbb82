import { pathToFileURL } from 'node:url'
import { type ReportCompetence, reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { textBlockRoutes } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import type { Api } from '../../../fixture/api'
import { pdfText, withoutBreaks } from '../../../fixture/pdf'
import { expect, test } from '../../../fixture/test'
import { markedReports } from '../../../fixture/traces'
import { FramePage } from '../../../page/frame.page'
import { ReportPage } from '../../../page/report.page'
import { ReportsPage } from '../../../page/reports.page'

const child = 'Greta Lorenz'
const comment = 'Greta übt fleißig, fragt nach und erklärt anderen größere Aufgaben schön.'

/** A subject of a student's report with a competence that has a proposal, and the level to decide for. */
const knownReport = async (api: Api, classId: string, mark: string) => {
  const reports = await markedReports(api, classId, mark)
  const report = reports.find((one) => `${one.studentFirstName} ${one.studentLastName}` === child)
  const subject = report?.subjects[0]
  const competences = subject?.domains.flatMap((domain) => domain.competences) ?? []
  const competence = competences.find(({ proposedLevel }) => proposedLevel !== null)
  if (!report || !subject || !competence) throw new Error(`There is no report of ${child} with a proposal.`)
  const labels = report.performanceVisualLevels.map(({ label }) => label)
  return { reports, report, subject, competence, labels, ...levelsOf(competence, labels) }
}

const levelsOf = ({ proposedLevel }: ReportCompetence, labels: readonly string[]) => {
  const proposed = labels[(proposedLevel ?? 1) - 1] ?? ''
  const decided = labels.find((label) => label !== proposed) ?? ''
  return { proposed, decided }
}

test('reports are opened from their group, decided, commented, completed and printed', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const frame = new FramePage(page)
  const reports = new ReportsPage(page)
  const editor = new ReportPage(page)
  const greta = class3a.children.find(({ name }) => name === child)
  const other = class3a.children.find(({ name }) => name !== child)
  await api.call(reportRoutes.createReports, {
    params: { schoolClassId: class3a.id },
    body: {
      name: `Zeugnis ${mark}`,
      calculationMethod: 'latestEntries',
      studentIds: [greta?.id ?? '', other?.id ?? ''],
      groupName: `Gruppe ${mark}`,
    },
  })
  const known = await knownReport(api, class3a.id, mark)
  const { subject, competence, proposed, decided } = known
  await reports.open(class3a.id)
  await reports.link(`Gruppe ${mark}`).click()
  await expect(frame.heading(`Gruppe ${mark}`)).toBeVisible()
  await reports.link(child).click()
  await expect(frame.heading(child)).toBeVisible()
  await editor.section(subject.name).click()
  const row = editor.competence(competence.description)
  await editor.decision(competence.description).getByRole('radio', { name: decided, exact: true }).click()
  await expect(row).toContainText('geändert')
  await expect(row).toContainText(proposed)
  await editor.comment(subject.name).pressSequentially(comment)
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()

  await page.reload()
  await editor.section(subject.name).click()
  await expect(editor.comment(subject.name)).toHaveValue(comment)
  await expect(editor.decision(competence.description).getByRole('radio', { name: decided })).toBeChecked()
  await expect(row).toContainText(proposed)

  await editor.completeSubject.click()
  await expect(editor.section(subject.name).getByRole('img', { name: 'abgeschlossen' })).toBeVisible()
  await editor.complete.click()
  await expect(editor.checklist).toContainText(`${known.report.subjects.length - 1} Fächer sind noch offen`)
  await expect(editor.checklist.getByRole('link', { name: 'Allgemeine Bemerkung' })).toBeVisible()
  await editor.checklist.getByRole('button', { name: 'Endgültig abschließen' }).click()
  await expect(page.getByText('Dieser Bericht ist abgeschlossen und lässt sich nicht mehr ändern.')).toBeVisible()
  const leftOpen = page.getByRole('dialog', { name: 'Was offen blieb' })
  await page.getByRole('button', { name: 'Was offen blieb' }).click()
  await expect(leftOpen).toContainText('Beim Abschließen war offen')
  await expect(leftOpen).toContainText(`${known.report.subjects.length - 1} Fächer sind noch offen`)
  await page.keyboard.press('Escape')
  await editor.section(subject.name).click()
  await expect(editor.comment(subject.name)).not.toBeEditable()
  await expect(editor.complete).toBeHidden()
  // The subject was completed seconds ago; undoing that would change a final report.
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)

  const pdf = await editor.downloadPdf()
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
  const text = await pdfText(await pdf.path())
  for (const expected of [child, competence.description, decided, comment, 'Seite 1 von'])
    expect(text).toContain(withoutBreaks(expected))
  const file = test.info().outputPath('report.html')
  await (await editor.downloadPage()).saveAs(file)
  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(pathToFileURL(file).href)
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(child)
  await expect(phone.getByText(comment)).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await phone.close()

  await page.goto(`/class/${class3a.id}/reports/group/${known.report.groupId}`)
  const set = await reports.printChosen(2)
  expect(set.suggestedFilename()).toBe('Berichte.pdf')
})

test('a comment that cannot be saved is kept, and saved when the service is back', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const editor = new ReportPage(page)
  const [first] = class3a.children
  await api.call(reportRoutes.createReports, {
    params: { schoolClassId: class3a.id },
    body: { name: mark, calculationMethod: 'allEntries', studentIds: [first?.id ?? ''] },
  })
  const [report] = await markedReports(api, class3a.id, mark)
  await page.goto(`/class/${class3a.id}/reports/single/${report?.id}`)
  await editor.section('Allgemeine Bemerkung').click()
  await page.route('**/api/reports/*/comment', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'UNKNOWN', message: 'away' } }),
  )
  await editor.general.fill(comment)
  await expect(page.getByRole('main').getByText(/^Noch nicht gespeichert\./)).toBeVisible()
  await expect(editor.general).toHaveValue(comment)
  // Nothing is printed without what was typed.
  await page.getByRole('button', { name: 'PDF laden' }).click()
  await expect(page.getByText(/^Noch nicht alles ist gespeichert\./)).toBeVisible()
  await page.unroute('**/api/reports/*/comment')
  await page.getByRole('button', { name: 'Noch einmal speichern' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()
  const [saved] = await markedReports(api, class3a.id, mark)
  expect(saved?.summaryComment).toBe(comment)

  // In a subject, what failed is told beside its remark: the heading is a screen of competences away.
  const [subject] = saved?.subjects ?? []
  if (!subject) throw new Error('The report has no subject.')
  await editor.section(subject.name).click()
  const ofSubject = '**/api/reports/*/subjects/*'
  await page.route(ofSubject, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'UNKNOWN', message: 'away' } }),
  )
  await editor.comment(subject.name).fill(comment)
  await expect(page.getByRole('main').getByText(/^Noch nicht gespeichert\./)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Noch einmal speichern' })).toBeInViewport()
  await page.unroute(ofSubject)
  await page.getByRole('button', { name: 'Noch einmal speichern' }).click()
  await expect(page.getByRole('main').getByText(/^Noch nicht gespeichert\./)).toBeHidden()
})

test('a remark is drafted, and joined with text blocks', async ({ page, class3a, mark, sessionOf }) => {
  const { api } = await sessionOf('teacher')
  const clearTextBlocks = () => api.call(textBlockRoutes.saveTextBlocks, { body: { blocks: [] } })
  await clearTextBlocks()
  const editor = new ReportPage(page)
  await api.call(reportRoutes.createReports, {
    params: { schoolClassId: class3a.id },
    body: { name: mark, calculationMethod: 'latestEntries', studentIds: [class3a.children[0]?.id ?? ''] },
  })
  const [report] = await markedReports(api, class3a.id, mark)
  const subject = report?.subjects.find(({ domains }) =>
    domains.some(({ competences }) => competences.some(({ proposedLevel }) => proposedLevel !== null)),
  )
  const competence = subject?.domains
    .flatMap(({ competences }) => competences)
    .find(({ proposedLevel }) => proposedLevel !== null)
  if (!report || !subject || !competence) throw new Error('There is no proposal.')
  const saved = page.getByRole('status').filter({ hasText: /^Gespeichert/ })
  await page.goto(`/class/${class3a.id}/reports/single/${report.id}?subject=${subject.schoolSubjectId}`)
  await editor.decision(competence.description).getByRole('radio', { checked: true }).press('Enter')
  await expect(editor.competence(competence.description)).toContainText('bestätigt')
  await editor.decision(competence.description).getByRole('radio', { checked: true }).press('Control+Enter')
  await expect(page.getByText('Kein Vorschlag mehr offen')).toBeVisible()

  const field = editor.comment(subject.name)
  await page.getByRole('button', { name: 'Entwurf aus Beobachtungen' }).click()
  await expect(field).toHaveValue(new RegExp(report.studentFirstName))
  const drafted = page.getByRole('region', { name: 'Entworfen, noch nicht geprüft' })
  const text = await field.inputValue()
  const marks = page.locator('mark')
  await expect(marks.first()).toBeVisible()
  const sentences = await marks.allTextContents()
  expect(text).toBe(sentences.join(' '))
  // By keyboard: go to the first sentence, which shows its entries, and confirm it.
  await field.press('Alt+ArrowDown')
  await expect(drafted.getByText(sentences[0] ?? '', { exact: true })).toBeVisible()
  await field.press('Alt+Enter')
  await expect(marks).toHaveText(sentences.slice(1))
  // An edited sentence counts as confirmed; the input stays as it is.
  await field.press('Control+End')
  await field.press('ArrowLeft')
  await field.pressSequentially(' sehr')
  await expect(marks).toHaveText(sentences.slice(1, -1))
  await expect(field).toHaveValue(`${text.slice(0, -1)} sehr.`)

  await page.getByRole('button', { name: 'Textbausteine' }).click()
  await page.getByRole('button', { name: 'Textbausteine bearbeiten' }).click()
  const sheet = page.getByRole('dialog', { name: 'Meine Textbausteine' })
  await sheet.getByRole('button', { name: 'Textbaustein hinzufügen' }).click()
  await sheet.getByRole('textbox', { name: 'Textbaustein 1' }).fill(`{Name} freut sich ${mark}.`)
  await sheet.getByRole('textbox', { name: 'Kürzel' }).fill('freude')
  await sheet.getByRole('button', { name: 'Textbausteine speichern' }).click()
  await expect(sheet).toBeHidden()
  await field.fill('Eins. ')
  await field.pressSequentially('/freude ')
  const own = `Eins. ${report.studentFirstName} freut sich ${mark}. `
  await expect(field).toHaveValue(own)
  await expect(saved).toBeVisible()

  await expect
    .poll(
      async () =>
        (await markedReports(api, class3a.id, mark))[0]?.subjects.find(({ id }) => id === subject.id)?.comment,
    )
    .toBe(own)
  await clearTextBlocks()
})
