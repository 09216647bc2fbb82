import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { languages } from '@lernspur/contracts/wire/error-catalogue'
import { expectAccessible, narrow, resize, wide } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { makeMember, pageOf } from '../../../fixture/member'
import { newClass } from '../../../fixture/new-class'
import { textOfPdf } from '../../../fixture/pdf'

const words = {
  de: {
    level: 'Klassenstufe 4',
    form: 'Grundschule, Notenzeugnis (Schuljahrgänge 3 und 4)',
    unchecked: 'zu prüfen',
    all: 'Alle Formulare zeigen',
    level2: 'Klassenstufe 2',
    elsewhere: 'für ein anderes Land oder eine andere Schulart',
    saved: /^Gespeichert/,
    general: 'Teile des Berichts',
    birthPlace: 'Geburtsort',
    text: 'Arbeitsverhalten: Text',
    missing: /Angaben des Formulars fehlen/,
    complete: 'Bericht abschließen',
    why: 'Warum diese Note?',
    ours: 'Vorschlag von Lernspur, keine Vorschrift',
    oursAtSchool: /Das ist keine Vorschrift/,
    grade: 'Note in Deutsch',
    printedGrade: 'Note 2 (gut)',
  },
  en: {
    level: 'Year 4',
    form: 'Grundschule, Notenzeugnis (Schuljahrgänge 3 und 4)',
    unchecked: 'to be checked',
    all: 'Show all forms',
    level2: 'Year 2',
    elsewhere: 'for another state or type of school',
    saved: /^Saved/,
    general: 'Parts of the report',
    birthPlace: 'Place of birth',
    text: 'Arbeitsverhalten: text',
    missing: /entries of the form are missing/,
    complete: 'Complete report',
    why: 'Why this grade?',
    ours: 'A proposal of Lernspur, not a regulation',
    oursAtSchool: /That is no regulation/,
    grade: 'Grade in Deutsch',
    printedGrade: 'Grade 2 (gut)',
  },
} as const

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a manager chooses the official form, and a teacher fills it in and prints it', async ({
      browser,
      playwright,
      founder,
      baseURL,
    }) => {
      const text = words[language]
      const url = String(baseURL)
      const { origin } = new URL(url)
      const { api } = founder
      const { rows: states } = await api.call(referenceDataRoutes.listStates, {
        list: { filter: [{ field: 'name', type: 'eq', value: 'Niedersachsen' }] },
      })
      const { id: stateId, countryId } = states[0] ?? {}
      await api.call(tenantRoutes.updateCurrentTenant, { body: { stateId, countryId } })
      const { id: schoolClassId } = await newClass(api)
      const manager = await makeMember(playwright.request, origin, founder, 'manager')
      const teacher = await makeMember(playwright.request, origin, founder, 'user')

      const settings = await pageOf(browser, manager, url, language)
      await settings.goto(`/school/${founder.whoAmI.currentTenantId}/settings`)
      const main = settings.getByRole('main')
      await main.getByRole('combobox', { name: text.level }).click()
      await settings.getByRole('option', { name: text.form }).click()
      await expect(settings.getByRole('banner').getByRole('status').first()).toHaveText(text.saved)
      await expect(main.getByText(text.unchecked, { exact: true })).toBeVisible()
      await expect(main.getByText(text.oursAtSchool)).toBeVisible()
      // Those of other Länder stand behind "all", and say so when they are chosen.
      const other = 'Grundschule, Zeugnis ohne Noten (Jahrgangsstufen 1 und 2) (Bayern, Grundschule)'
      const byLevel = main.getByRole('combobox', { name: text.level2 })
      await byLevel.click()
      await expect(settings.getByRole('option', { name: other })).toHaveCount(0)
      await settings.keyboard.press('Escape')
      await main.getByRole('checkbox', { name: text.all }).click()
      await byLevel.click()
      await settings.getByRole('option', { name: other }).click()
      await expect(main.getByText(text.elsewhere, { exact: true })).toBeVisible()
      await expect(settings.getByRole('banner').getByRole('status').first()).toHaveText(text.saved)
      await expectAccessible(settings, 'the choice of a form', { themes: ['light', 'dark'], size: narrow })
      await settings.context().close()

      const { rows: subjects } = await api.call(subjectRoutes.listSubjects, {
        list: { filter: [{ field: 'schoolClassId', type: 'eq', value: schoolClassId }] },
      })
      await api.call(accessRightRoutes.createAccessRight, {
        params: { schoolClassId },
        body: {
          userId: teacher.whoAmI.id,
          canWriteCompetenceEntries: true,
          schoolSubjectIds: subjects.map(({ id }) => id),
        },
      })
      const { rows: reports } = await teacher.api.call(reportRoutes.createReports, {
        params: { schoolClassId },
        // Of no semester, so that its promotion belongs to it on any day.
        body: {
          name: 'Zeugnis',
          calculationMethod: 'latestEntries',
          startDate: '2026-08-20',
          endDate: '2026-11-20',
        },
      })
      const report = reports[0]
      const page = await pageOf(browser, teacher, url, language)
      await page.goto(`/class/${schoolClassId}/reports/single/${report?.id}?subject=general`)
      const editor = page.getByRole('main')
      const status = page.getByRole('banner').getByRole('status').first()
      await editor.getByRole('textbox', { name: text.birthPlace }).fill('Göttingen')
      await editor.getByRole('combobox', { name: 'Arbeitsverhalten', exact: true }).click()
      await page.getByRole('option', { name: 'Das Arbeitsverhalten entspricht den Erwartungen.' }).click()
      await editor.getByRole('textbox', { name: text.text }).fill('Ada bleibt bei der Sache.')
      await editor.getByRole('combobox', { name: 'Versetzungsvermerk', exact: true }).click()
      await page.getByRole('option', { name: 'Ada wird in den Schuljahrgang 5 versetzt.' }).click()
      await editor.getByRole('textbox', { name: 'Interessen und Fähigkeiten' }).fill('Schach')
      await editor.getByRole('textbox', { name: 'Interessen und Fähigkeiten' }).blur()
      await expect(status).toHaveText(text.saved)
      await expectAccessible(page, 'the fields of a form', { themes: ['light', 'dark'], size: narrow })
      await resize(page, wide)
      await page.getByRole('navigation', { name: text.general }).getByRole('button', { name: 'Deutsch' }).click()
      await editor.getByRole('button', { name: text.why }).click()
      await expect(page.getByRole('dialog', { name: text.why })).toContainText('88')
      await expect(page.getByRole('dialog', { name: text.why })).toContainText(text.ours)
      await page.keyboard.press('Escape')
      await editor.getByRole('combobox', { name: text.grade }).click()
      await page.getByRole('option', { name: '2 (gut)' }).click()
      await expect(editor.getByText(text.printedGrade)).toBeVisible()
      // What the preview shows is what the file says.
      await expect(editor.getByText('Ada bleibt bei der Sache.').last()).toBeVisible()
      const pdf = await page.request.get(`/api/reports/${report?.id}/pdf`)
      const printed = await textOfPdf(await pdf.body())
      for (const part of [
        'Note2(gut)',
        'Göttingen',
        'Arbeitsverhalten',
        'AdableibtbeiderSache.',
        'AdawirdindenSchuljahrgang5versetzt.',
      ])
        expect(printed).toContain(part)

      await page.getByRole('button', { name: text.complete }).click()
      await expect(page.getByRole('dialog').getByText(text.missing)).toBeVisible()
      await page.context().close()
      await manager.close()
      await teacher.close()
    })
  })
}
