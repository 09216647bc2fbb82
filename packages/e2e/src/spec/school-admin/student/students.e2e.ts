import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import type { Session } from '../../../fixture/session'
import { FramePage } from '../../../page/frame.page'
import { TablePage } from '../../../page/table.page'

/**
 * A school with a class of two, and sixty children without a class whose last names sort opposite to their first names.
 */
const fill = async ({ api }: Session) => {
  const { id } = await newClass(api)
  const { id: ended } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '4z', schoolLevel: 4 } })
  const students = Array.from({ length: 60 }, (_, index) => ({
    firstName: `Kind ${String(index + 1).padStart(2, '0')}`,
    lastName: `Name ${String(60 - index).padStart(2, '0')}`,
  }))
  await api.call(studentRoutes.createStudents, { body: { schoolClassId: ended, students } })
  return { id, ended }
}

test('all children are found, sorted by the name of one’s choice, placed together, and downloaded', async ({
  page,
  founder,
}) => {
  const { id, ended } = await fill(founder)
  const schoolId = founder.whoAmI.currentTenantId
  const children = new TablePage(page, 'Kinder der Schule')
  const frame = new FramePage(page)
  await page.goto('/')
  await frame.follow('Alle Kinder')
  await expect(page).toHaveURL(`/school/${schoolId}/settings/students`)
  await expect(page.getByText('62 Kinder')).toBeVisible()
  await expect(children.names()).toHaveCount(50)
  await expect(children.names().first()).toContainText('Ada Ahrens')

  const saved = page.waitForResponse((answer) => answer.request().postDataJSON()?.nameOrder === 'lastName')
  await page.getByRole('radio', { name: 'Nach Nachnamen' }).click()
  await saved
  await expect(children.names().nth(2)).toContainText('Name 01, Kind 60')
  await page.goto('/profile')
  await expect(page.getByRole('radio', { name: 'Nach Nachnamen' })).toBeChecked()
  await page.goto(`/school/${schoolId}/settings/students?search=name`)
  await expect(children.names().first()).toContainText('Name 01, Kind 60')

  // The choice reaches beyond the page, and the address keeps the search.
  await children.table.getByRole('checkbox', { name: 'Alle wählen' }).click()
  await page.getByRole('button', { name: 'Alle 60 wählen' }).click()
  await expect(page.getByText('60 gewählt')).toBeVisible()
  await page.getByRole('button', { name: 'In andere Klasse' }).click()
  await page.getByRole('button', { name: 'Klasse', exact: true }).click()
  await page.getByRole('option', { name: /^4a/ }).click()
  await page.getByRole('button', { name: 'Wechseln' }).click()
  await frame.expectNotified('60 Kinder jetzt in der 4a')
  const countOf = async (schoolClassId: string) =>
    (await founder.api.call(studentRoutes.listClassStudents, { params: { schoolClassId } })).count
  expect([await countOf(id), await countOf(ended)]).toEqual([62, 0])
  await frame.undo()
  await expect.poll(async () => [await countOf(id), await countOf(ended)]).toEqual([2, 60])

  await page.getByRole('button', { name: 'Klasse: Alle Kinder' }).click()
  await page.getByRole('option', { name: /^4z/ }).click()
  await expect(children.names()).toHaveCount(50)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(children.names()).toHaveCount(10)
  await page.reload()
  await expect(page.getByText('51–60 von 60')).toBeVisible()
  const download = page.waitForEvent('download')
  await children.download.click()
  expect((await download).suggestedFilename()).toBe('Kinder der Schule.xlsx')

  await page.goto(`/school/${schoolId}/settings/students?class=none`)
  await expect(page.getByRole('heading', { name: 'Kein Kind passt dazu' })).toBeVisible()
  await page.getByRole('button', { name: 'Kinder hinzufügen' }).click()
  await page.getByRole('textbox', { name: /^Vorname/ }).fill('Zoe')
  await page.getByRole('textbox', { name: /^Nachname/ }).fill('Ohne')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await expect(children.names()).toHaveText([/Ohne, Zoe/])

  await page.goto(`/school/${schoolId}/settings/classes/${id}/students`)
  await expect(frame.heading('Kinder der 4a')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText([/Ahrens, Ada/, /Brandt, Ben/])
})
