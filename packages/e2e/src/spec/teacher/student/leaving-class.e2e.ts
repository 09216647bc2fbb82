import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { type NewClass, newClass } from '../../../fixture/new-class'
import type { Session } from '../../../fixture/session'
import { ChildPage } from '../../../page/child.page'
import { FramePage } from '../../../page/frame.page'
import { PalettePage } from '../../../page/palette.page'
import { ReportsPage } from '../../../page/reports.page'
import { TablePage } from '../../../page/table.page'

const inDigits = new Intl.DateTimeFormat('de', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
const gone = /^gegangen am \d/

/** Ada Ahrens in 4a, with an entry. */
const observedClass = async ({ api }: Session): Promise<NewClass> => {
  const made = await newClass(api)
  await api.call(observationRoutes.createObservation, {
    body: {
      schoolClassId: made.id,
      studentId: made.studentIds[0],
      competenceId: made.competenceId,
      description: 'Liest vor.',
    },
  })
  return made
}

/** Takes Ada out of 4a, as the settings of the class do, on a day or today. */
const takeOut = async (page: Page, classId: string, day?: string): Promise<void> => {
  const children = new TablePage(page, 'Kinder')
  await page.goto(`/class/${classId}/settings/students`)
  await children.choose('Ada Ahrens')
  await page.getByRole('button', { name: 'Aus der 4a nehmen' }).click()
  const sheet = page.getByRole('dialog', { name: '1 Kind aus der 4a nehmen' })
  if (day) await sheet.getByLabel('Letzter Tag in der 4a').fill(day)
  await sheet.getByRole('button', { name: 'Herausnehmen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trotzdem herausnehmen' }).click()
  await expect(children.names()).toHaveText([/Ben/])
}

test('a child that leaves in November gets its report in January', async ({ page, founder }) => {
  const { id, studentIds } = await observedClass(founder)
  const [ada = ''] = studentIds
  await takeOut(page, id)

  await page.goto(`/class/${id}/student`)
  const former = page.getByRole('region', { name: 'Nicht mehr in der Klasse' })
  await expect(former.getByRole('listitem')).toContainText(['Ada'])
  await expect(former.getByText(gone)).toBeVisible()
  await expectAccessible(page, 'a class that a child has left', { themes: ['light', 'dark'], size: narrow })

  const child = new ChildPage(page)
  await former.getByRole('link', { name: /^Ada/ }).click()
  await expect(page.getByText(/^Ada Ahrens ist am .* aus der Klasse gegangen/)).toBeVisible()
  await expect(child.subjects.getByRole('button', { name: /1 Kompetenz/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Beobachten' })).toHaveCount(0)
  await child.showTimeline()
  await expect(child.entry('Liest vor.')).toBeVisible()
  await expectAccessible(page, 'a child that has left', { themes: ['light', 'dark'], size: narrow })

  const palette = new PalettePage(page)
  await palette.take('Ahrens', /Ada Ahrens/)
  await expect(page).toHaveURL(`/class/${id}/student/${ada}`)

  const reports = new ReportsPage(page)
  await reports.open(id)
  await reports.create.click()
  await expect(reports.sheet.getByRole('button', { name: '1 Bericht erstellen' })).toBeEnabled()
  const children = reports.sheet.getByRole('region', { name: 'Kinder' })
  await children.getByRole('radio', { name: 'Auswählen' }).click()
  await children.getByRole('checkbox', { name: 'Ben Brandt' }).click()
  await children.getByRole('checkbox', { name: /^Ada Ahrens · gegangen am/ }).click()
  await reports.sheet.getByRole('button', { name: '1 Bericht erstellen' }).click()
  await expect(reports.sheet).toBeHidden()
  await page.goto(`/class/${id}/student/${ada}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Halbjahr/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Ada Ahrens' })).toBeVisible()
  await expect(page.getByText('Liest fließend').first()).toBeVisible()
})

test('what was seen of a child in 4a counts in 4b, to which it has moved', async ({ page, founder }) => {
  const { api } = founder
  const { id, studentIds } = await observedClass(founder)
  const [ada = ''] = studentIds
  const { id: otherId } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '4b', schoolLevel: 4 } })
  const { rows } = await api.call(subjectRoutes.listSubjects, {
    list: { filter: [{ field: 'schoolClassId', type: 'eq', value: id }] },
  })
  await api.call(subjectRoutes.copySubjects, {
    params: { schoolClassId: otherId },
    body: { schoolSubjectIds: rows.map((subject) => subject.id) },
  })
  await api.call(schoolClassRoutes.updateSchoolClass, {
    params: { id: otherId },
    body: { isOnboardingFinalized: true },
  })

  const list = new TablePage(page, 'Kinder')
  await page.goto(`/class/${id}/settings/students`)
  await list.choose('Ada Ahrens')
  await page.getByRole('button', { name: 'In andere Klasse' }).click()
  await page.getByRole('button', { name: 'Klasse', exact: true }).click()
  await page.getByRole('option', { name: /^4b/ }).click()
  await page.getByRole('button', { name: 'Wechseln' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trotzdem herausnehmen' }).click()
  await expect(list.names()).toHaveText([/Ben/])

  const child = new ChildPage(page)
  await child.open(otherId, ada)
  await expect(child.subjects.getByRole('button', { name: /1 Kompetenz/ })).toBeVisible()
  await child.subjects.getByRole('button', { name: /Deutsch/ }).click()
  await expect(child.subjects.getByText(/1 aus der 4a/)).toBeVisible()
  await expect(child.subjects.getByRole('heading', { name: 'Aus der 4a' })).toBeVisible()
  await expect(child.subjects.getByText('Liest vor.')).toBeVisible()
  await expectAccessible(page, 'a child that has changed classes', { themes: ['light', 'dark'], size: narrow })

  const reports = new ReportsPage(page)
  await reports.open(otherId)
  await reports.create.click()
  await reports.sheet.getByRole('button', { name: '1 Bericht erstellen' }).click()
  await expect(reports.sheet).toBeHidden()
  await page.goto(`/class/${otherId}/student/${ada}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Halbjahr/ })
    .click()
  await page
    .getByRole('navigation', { name: 'Teile des Berichts' })
    .getByRole('button', { name: /Deutsch/ })
    .click()
  await page.getByRole('radio', { name: 'Notizen' }).click()
  await expect(page.getByText('aus der 4a', { exact: true })).toBeVisible()
})

test('a child that comes back is the same one, whether its name is typed or pasted', async ({ page, founder }) => {
  const { id, studentIds } = await observedClass(founder)
  const [ada = ''] = studentIds
  const list = new TablePage(page, 'Kinder')
  const sheet = page.getByRole('dialog')
  await takeOut(page, id)

  await page.getByRole('button', { name: 'Kinder hinzufügen' }).click()
  await sheet.getByRole('textbox', { name: /^Vorname/ }).fill('Ada')
  await sheet.getByRole('textbox', { name: /^Nachname/ }).fill('Ahrens')
  await page.keyboard.press('Enter')
  await expect(
    sheet.getByText(/^Ein Kind dieses Namens ist an der Schule und in keiner Klasse \(zuletzt 4a bis/),
  ).toBeVisible()
  await expectAccessible(page, 'the question whether a child is new', { themes: ['light', 'dark'], size: narrow })
  await sheet.getByRole('button', { name: 'Ada Ahrens aufnehmen' }).click()
  await new FramePage(page).expectNotified('Ada Ahrens hinzugefügt')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(list.names()).toHaveText([/Ada/, /Ben/])

  await takeOut(page, id)
  await page.getByRole('button', { name: 'Kinder hinzufügen' }).click()
  await sheet.getByRole('radio', { name: 'Namensliste' }).click()
  await sheet.getByRole('textbox', { name: 'Namen' }).fill('Ada Ahrens\nCem Acar')
  await sheet.getByRole('tab', { name: /^Zu prüfen/ }).click()
  await expect(sheet.getByText(/in keiner Klasse \(zuletzt 4a bis .*\)\. Ist es dasselbe\?/)).toBeVisible()
  await sheet.getByRole('combobox', { name: 'Was mit Ada Ahrens geschieht' }).click()
  await page.getByRole('option', { name: 'Dasselbe Kind', exact: true }).click()
  await sheet.getByRole('button', { name: '2 Kinder übernehmen' }).click()
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(list.names()).toHaveText([/Ada/, /Ben/, /Cem/])

  await page.goto(`/class/${id}/student`)
  await expect(page.getByRole('link', { name: /^Ben/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Nicht mehr in der Klasse' })).toHaveCount(0)
  const child = new ChildPage(page)
  await child.open(id, ada)
  await expect(child.subjects.getByRole('button', { name: /1 Kompetenz/ })).toBeVisible()
})

test('a child has left on the day that is said, and comes on one', async ({ page, founder }) => {
  const { api } = founder
  const { id, studentIds } = await observedClass(founder)
  const [ada = ''] = studentIds
  const { rows: years } = await api.call(schoolYearRoutes.listSchoolYears, {})
  const first = years[0]?.schoolYearStart ?? ''
  const sheet = page.getByRole('dialog', { name: '1 Kind aus der 4a nehmen' })
  await page.goto(`/class/${id}/settings/students`)
  await new TablePage(page, 'Kinder').choose('Ada Ahrens')
  await page.getByRole('button', { name: 'Aus der 4a nehmen' }).click()
  await sheet.getByLabel('Letzter Tag in der 4a').fill('2999-01-01')
  await expect(sheet.getByText('Dieser Tag liegt in der Zukunft oder nicht im Schuljahr der Klasse.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Herausnehmen' })).toBeDisabled()
  await expectAccessible(page, 'the last day of a child in a class', { themes: ['light', 'dark'], size: narrow })
  await takeOut(page, id, first)

  const { rows } = await api.call(studentRoutes.listFormerStudents, { params: { schoolClassId: id } })
  expect(rows).toMatchObject([{ id: ada, leftOn: first }])
  await page.goto(`/class/${id}/student`)
  const former = page.getByRole('region', { name: 'Nicht mehr in der Klasse' })
  await expect(former.getByText(`gegangen am ${inDigits.format(new Date(first))}`)).toBeVisible()

  await page.goto(`/class/${id}/settings/students`)
  await page.getByRole('button', { name: 'Kinder hinzufügen' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('textbox', { name: /^Vorname/ }).fill('Dana')
  await adding.getByRole('textbox', { name: /^Nachname/ }).fill('Dorn')
  const later = new Date(Math.min(Date.parse(first) + 86_400_000, Date.now())).toISOString().slice(0, 10)
  await adding.getByLabel('Erster Tag in der 4a').fill(later)
  await page.keyboard.press('Enter')
  await new FramePage(page).expectNotified('Dana Dorn hinzugefügt')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await new TablePage(page, 'Kinder').row('Dana Dorn').waitFor()
  await page.goto(`/class/${id}/student`)
  await page.getByRole('link', { name: /^Dana/ }).click()
  // Who came on the first day of the year has been there from the beginning.
  await expect(page.getByText(`seit ${inDigits.format(new Date(later))}`)).toHaveCount(later > first ? 1 : 0)
})
