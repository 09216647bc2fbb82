import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import type { Session } from '../../../fixture/session'
import { ChildPage } from '../../../page/child.page'
import { FramePage } from '../../../page/frame.page'
import { TablePage } from '../../../page/table.page'

/** Ada Ahrens in 4a with an entry, and a second record of her in 4a and 4b with another one. */
const twoRecords = async ({ api }: Session) => {
  const { id, studentIds, competenceId } = await newClass(api)
  const [ada = ''] = studentIds
  const { id: otherClassId } = await api.call(schoolClassRoutes.createSchoolClass, {
    body: { name: '4b', schoolLevel: 4 },
  })
  const second = await api.call(studentRoutes.createStudent, {
    body: {
      firstName: 'Ada',
      lastName: 'Ahrens-Meier',
      birthDate: '2017-05-06',
      schoolClassIds: [id, otherClassId],
    },
  })
  for (const [studentId, description] of [
    [ada, 'Liest vor.'],
    [second.id, 'Liest leise.'],
  ] as const)
    await api.call(observationRoutes.createObservation, {
      body: { schoolClassId: id, studentId, competenceId, description },
    })
  return { id, ada, secondId: second.id }
}

const open = async (page: Page, schoolId: string) => {
  await page.goto(`/school/${schoolId}/settings/students`)
  await new TablePage(page, 'Kinder der Schule').row('Ada Ahrens').first().getByRole('button').first().click()
}

test('two records of one child become one, which is undone for 30 days', async ({ page, founder }) => {
  const { id, ada, secondId } = await twoRecords(founder)
  const schoolId = founder.whoAmI.currentTenantId ?? ''
  const children = new TablePage(page, 'Kinder der Schule')
  const child = new ChildPage(page)
  await open(page, schoolId)
  await page.getByRole('button', { name: 'Zwei Einträge zusammenführen …' }).click()
  const sheet = page.getByRole('dialog', { name: 'Zwei Einträge zusammenführen: Ada Ahrens' })
  await sheet.getByRole('button', { name: 'Der zweite Eintrag' }).click()
  await page.getByRole('combobox', { name: 'Kind suchen' }).fill('meier')
  await page.getByRole('option', { name: /Ahrens-Meier/ }).click()

  const table = sheet.getByRole('table', { name: 'Was beide Einträge haben' })
  await expect(table.getByRole('row', { name: /^Beobachtungen/ })).toHaveText('Beobachtungen11')
  await expect(table.getByRole('row', { name: /^Klassen/ })).toHaveText('Klassen12')
  await expect(table.getByRole('row', { name: /^Geburtsdatum/ })).toContainText('06.05.2017')
  await expect(sheet.getByText(/^Beide Einträge sind in der Klasse 4a/)).toBeVisible()
  await sheet.getByRole('radio', { name: 'Ada Ahrens-Meier' }).click()
  await expectAccessible(page, 'two records of one child', { themes: ['light', 'dark'], size: narrow })
  await sheet.getByRole('button', { name: 'Zusammenführen' }).click()
  await new FramePage(page).expectNotified('Ada Ahrens-Meier hat jetzt einen Eintrag')
  await expect(children.names()).toHaveText([/Ahrens-Meier/, /Brandt/])

  await child.open(id, ada)
  await child.showTimeline()
  await expect(child.entry('Liest vor.')).toBeVisible()
  await expect(child.entry('Liest leise.')).toBeVisible()
  const { rows } = await founder.api.call(studentRoutes.listStudents, {
    list: { filter: [{ field: 'id', type: 'eq', value: ada }] },
  })
  expect(rows).toMatchObject([{ lastName: 'Ahrens-Meier', birthDate: '2017-05-06' }])
  expect(rows[0]?.schoolClasses.map(({ name }) => name)).toEqual(['4a', '4b'])

  await page.goto(`/school/${schoolId}/settings/students`)
  const joins = page.getByRole('list', { name: 'Zusammengeführte Einträge' })
  await expect(joins.getByRole('listitem')).toContainText('Ada Ahrens-Meier, mit dem Eintrag „Ada Ahrens-Meier“')
  await expectAccessible(page, 'joined records', { themes: ['light', 'dark'], size: narrow })
  await joins.getByRole('button', { name: 'Zusammenführen von Ada Ahrens-Meier zurücknehmen' }).click()
  await new FramePage(page).expectNotified('Beide Einträge sind wieder da')
  await expect(joins.getByText('zurückgenommen', { exact: true })).toBeVisible()
  await expect(children.names()).toHaveText([/Ahrens4a/, /Ahrens-Meier/, /Brandt/])
  await child.open(id, secondId)
  await child.showTimeline()
  await expect(child.entry('Liest leise.')).toBeVisible()
  await expect(page.getByText('Liest vor.')).toHaveCount(0)
})

test('joining is not offered among the children of a class', async ({ page, founder }) => {
  const { id } = await newClass(founder.api)
  await page.goto(`/class/${id}/settings/students`)
  await new TablePage(page, 'Kinder').row('Ada Ahrens').getByRole('button', { name: 'Ada Ahrens' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Klassen' })).toBeVisible()
  await expect(page.getByRole('button', { name: /zusammenführen/ })).toHaveCount(0)
})
