import { readFile } from 'node:fs/promises'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { readFileMark } from '@lernspur/contracts/teacher/report-seal/file-mark'
import type { Api } from '../../../fixture/api'
import { pdfText, withoutBreaks } from '../../../fixture/pdf'
import { createMarkedReports, groupOf } from '../../../fixture/report-set'
import type { KnownClass } from '../../../fixture/school-class'
import { expect, test } from '../../../fixture/test'
import { markedReports } from '../../../fixture/traces'
import { FramePage } from '../../../page/frame.page'
import { ReportPage } from '../../../page/report.page'
import { ReportsPage } from '../../../page/reports.page'

const child = 'Greta Lorenz'

/** A report of one child. */
const createReport = async (api: Api, known: KnownClass, mark: string, of = child) => {
  const studentIds = known.children.flatMap(({ id, name }) => (name === of ? [id] : []))
  const [report] = await createMarkedReports(api, known, mark, studentIds)
  if (!report) throw new Error('There is no report.')
  return report
}

test.describe('in a class where nobody else enters anything', () => {
  test.use({ person: 'teacherOf5c' })

  test('newer entries are told in the list, in the report and before completing, and computed again for the set', async ({
    page,
    class5c,
    mark,
    sessionOf,
  }) => {
    const child = class5c.children.at(-1)?.name ?? ''
    const { api } = await sessionOf('teacherOf5c')
    const report = await createReport(api, class5c, mark, child)
    const [competence] = report.subjects[0]?.domains[0]?.competences ?? []
    const reports = new ReportsPage(page)
    const editor = new ReportPage(page)
    const observed = await api.call(observationRoutes.listObservations, {
      list: {
        filter: [
          { field: 'schoolClassId', type: 'eq', value: class5c.id },
          { field: 'performanceLevelV2Id', type: 'isnotnull' },
        ],
      },
    })
    const entry = observed.rows.find(({ performanceLevelV2Id }) => performanceLevelV2Id)
    await api.call(observationRoutes.createObservation, {
      body: {
        schoolClassId: class5c.id,
        studentId: report.originalStudentId,
        competenceId: competence?.competenceId ?? '',
        performanceLevelV2Id: entry?.performanceLevelV2Id ?? null,
        description: mark,
      },
    })
    const group = reports.group(groupOf(mark))

    await reports.open(class5c.id)
    await expect(group).toContainText('Nicht mehr aktuell: 1 Bericht')
    await expect(group.getByRole('row').filter({ hasText: child }).first()).toContainText('nicht mehr aktuell')
    await page.goto(`/class/${class5c.id}/reports/single/${report.id}`)
    await expect(page.getByText(/^Nicht mehr aktuell: Seit dem Berechnen/)).toBeVisible()
    await editor.complete.click()
    await expect(editor.checklist).toContainText('Zu 1 Kompetenz haben sich Einträge geändert')
    await editor.checklist.getByRole('button', { name: 'Weiter bearbeiten' }).click()

    await reports.open(class5c.id)
    await group.getByRole('button', { name: 'Neu berechnen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vorschläge neu berechnen' })
    await expect(dialog.getByRole('region', { name: child })).toContainText(competence?.description ?? '')
    await dialog.getByRole('button', { name: '1 Änderung übernehmen' }).click()
    await new FramePage(page).expectNotified('1 Vorschlag neu berechnet')
    await expect(group).not.toContainText('Nicht mehr aktuell')
    await new FramePage(page).undo()
    await expect(group).toContainText('Nicht mehr aktuell: 1 Bericht')
  })

  test('a second set for a period is asked for, and then brought into view', async ({
    page,
    class5c,
    mark,
    sessionOf,
  }) => {
    const { api } = await sessionOf('teacherOf5c')
    await createReport(api, class5c, mark, class5c.children.at(-2)?.name)
    const reports = new ReportsPage(page)
    const count = class5c.children.length
    const groupName = `Zweite ${mark}`
    const question = page.getByRole('alertdialog', { name: 'Für diesen Zeitraum gibt es schon Berichte' })
    await reports.open(class5c.id)
    await reports.create.click()
    await reports.sheet.getByRole('textbox', { name: 'Name der Berichte' }).fill(`Anderes ${mark}`)
    await reports.sheet.getByRole('combobox', { name: /^Gruppe/ }).click()
    await page.getByRole('option', { name: 'Neue Gruppe' }).click()
    await reports.sheet.getByRole('textbox', { name: 'Name der Gruppe' }).fill(groupName)
    await reports.submit(count).click()
    await expect(question).toContainText(`Zeugnis ${mark}`)
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(reports.sheet).toBeVisible()
    expect(await markedReports(api, class5c.id, mark)).toHaveLength(1)
    await reports.submit(count).click()
    await question.getByRole('button', { name: 'Zweiten Satz erstellen' }).click()
    await new FramePage(page).expectNotified(`${count} Berichte erstellt`)
    await expect(reports.group(groupName).getByRole('heading', { name: groupName })).toBeInViewport()
  })
})

test.describe('a corrected report', () => {
  test.use({ person: 'head' })

  test('is issued by the head with a reason, names what it replaces, and the seal of that one says so', async ({
    page,
    class3a,
    mark,
    sessionOf,
  }) => {
    test.setTimeout(120_000)
    const { api } = await sessionOf('teacher')
    const report = await createReport(api, class3a, mark)
    const params = { reportId: report.id }
    await api.call(reportRoutes.closeReport, {
      params,
      body: { incompleteSubjectIds: report.subjects.map(({ id }) => id) },
    })
    const editor = new ReportPage(page)
    await page.goto(`/class/${class3a.id}/reports/single/${report.id}`)
    const first = await editor.downloadPdf()
    const code = readFileMark(await readFile(await first.path()))?.code
    await page.getByRole('button', { name: 'Berichtigte Fassung ausstellen' }).click()
    const dialog = page.getByRole('dialog', { name: `Berichtigte Fassung für ${child} ausstellen?` })
    await dialog.getByRole('textbox', { name: 'Grund der Berichtigung' }).fill('Falsches Geburtsdatum')
    // What was typed outlives closing by mistake.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Berichtigte Fassung ausstellen' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Grund der Berichtigung' })).toHaveValue('Falsches Geburtsdatum')
    await dialog.getByRole('button', { name: 'Kopie anlegen' }).click()
    await expect(page.getByText(/Grund: Falsches Geburtsdatum/)).toBeVisible()
    await editor.section('Allgemeine Bemerkung').click()
    await editor.general.fill('Richtig ist es so.')
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()
    await editor.complete.click()
    await editor.checklist.getByRole('button', { name: 'Endgültig abschließen' }).click()
    await expect(page.getByText('Dieser Bericht ist abgeschlossen und lässt sich nicht mehr ändern.')).toBeVisible()
    const corrected = await editor.downloadPdf()
    expect(await pdfText(await corrected.path())).toContain(
      withoutBreaks(`Berichtigte Fassung. Sie ersetzt „Zeugnis ${mark}“ vom`),
    )
    await page.getByRole('link', { name: 'Ersetzten Bericht öffnen' }).click()
    await expect(page.getByText(/^Ersetzt durch die berichtigte Fassung vom/)).toBeVisible()
    await new ReportsPage(page).open(class3a.id)
    const group = page.getByRole('region', { name: groupOf(mark) })
    // A set that is completed is folded.
    await group.getByRole('button', { name: /^Berichte zeigen/ }).click()
    await expect(group.getByText('ersetzt', { exact: true })).toHaveCount(1)
    await page.goto(`/verify#${code}`)
    await expect(page.getByText(/^Ersetzt: Die Schule „/)).toBeVisible()
  })
})
