import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { rosterHubAt } from '@lernspur/testing/identity-provider/identity-provider'
import { type RosterOfSchool, setRosterSchool } from '@lernspur/testing/roster-hub/roster-hub'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/hub'
import { FramePage } from '../../../page/frame.page'
import { StudentImportPage } from '../../../page/school/student-import.page'

const child = (vorname: string, familienname: string, klasse: string) => ({
  vorname,
  familienname,
  kontexte: [{ rolle: 'Lern', klassen: [klasse] }],
})
const teacher = {
  vorname: 'Klara',
  familienname: 'Lehrgut',
  kontexte: [{ rolle: 'Lehr', klassen: ['4a'], mail: 'k.lehrgut@schule.example' }],
}
const guardian = { vorname: 'Vera', familienname: 'Vater', kontexte: [{ rolle: 'SorgBer' }] }

/** Says what the hub of an issuer lists of a school. */
const list = async (issuer: string, number: string, school: RosterOfSchool) =>
  setRosterSchool((await rosterHubAt(issuer)).url, number, school)

test('class lists come from the portal into the same preview as those of a file, and are taken back as one', async ({
  page,
  founder,
  hub,
  ownClass,
}) => {
  expect(ownClass.id).not.toBe('')
  const { api, whoAmI } = founder
  const frame = new FramePage(page)
  const importPage = new StudentImportPage(page)
  const { sheet } = importPage
  const names = async () => (await api.call(studentRoutes.listStudents)).rows.map(({ lastName }) => lastName).toSorted()
  const before = await names()
  const open = async () => {
    await page.goto(`/school/${whoAmI.currentTenantId}/settings/students`)
    await importPage.open()
  }
  const read = () => sheet.getByRole('button', { name: 'Aus dem Portal holen' }).click()

  // A portal that does not answer says so, and nothing has happened.
  await list(hub.issuer, hub.number, { people: [child('Mia', 'Neu', '4a')], fault: 'down' })
  await open()
  await expect(sheet.getByText(/^Noch nie gelesen/)).toBeVisible()
  await read()
  await expect(sheet.getByText('Das Portal antwortet gerade nicht.', { exact: false }).first()).toBeVisible()
  await expect(sheet.getByRole('tab')).toHaveCount(0)
  expect(await names()).toEqual(before)

  // What it leaves out is named.
  await list(hub.issuer, hub.number, { people: [{ ...child('Mia', 'Neu', '4a'), kontexte: [{}] }] })
  await read()
  await expect(sheet.getByText('Es geht um: die Rolle an der Schule')).toBeVisible()

  await list(hub.issuer, hub.number, {
    people: [child('Mia', 'Neu', '4a'), child('Ali', 'Igelkind', 'Igel'), teacher, guardian],
  })
  await read()
  await expect(sheet.getByText(/^Landesportal, gelesen /)).toBeVisible()
  await expect(sheet.getByText('1 weitere Person mit anderer Rolle wird nicht gelesen.')).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'Neu' }).getByRole('listitem')).toHaveCount(1)
  const people = sheet.getByRole('list', { name: '1 Person der Liste ist kein Kind' })
  await expect(people.getByRole('listitem')).toHaveText(/Klara Lehrgut.*Lehrkraft.*k\.lehrgut@schule\.example/)
  await expectAccessible(page, 'class lists of the portal', { themes: ['light', 'dark'], size: narrow })
  await importPage.makeClass('Igel')
  await importPage.take(2)
  await expect.poll(names).toEqual([...before, 'Igelkind', 'Neu'].toSorted())

  // Read again, it knows everybody; what is taken is undone as one, like a file's.
  await open()
  await expect(sheet.getByText(/^Zuletzt gelesen: /)).toBeVisible()
  await read()
  await expect(sheet.getByRole('button', { name: 'Nichts zu übernehmen' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Datei entfernen' }).click()
  await importPage.takeBack()
  await expect.poll(names).toEqual(before)
  await frame.expectNotified('Import zurückgenommen')
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a school reads its class lists from the portal', async ({ page, founder, hub, ownClass }) => {
    expect(ownClass.id).not.toBe('')
    await list(hub.issuer, hub.number, { people: [child('Mia', 'Neu', '4a'), teacher] })
    await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/students?open=roster`)
    const sheet = page.getByRole('dialog')
    // Whoever follows the notice has the lists read at once.
    await expect(sheet.getByText(/^Landesportal, read /)).toBeVisible()
    await expect(sheet.getByRole('list', { name: 'New' }).getByRole('listitem')).toHaveText(/Mia Neu|Neu/)
    await expect(sheet.getByText('Klara Lehrgut')).toBeVisible()
  })
})

test('a school that no portal knows is not offered one', async ({ page, founder, ownClass }) => {
  expect(ownClass.id).not.toBe('')
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/students`)
  const importPage = new StudentImportPage(page)
  await importPage.open()
  await expect(importPage.sheet.getByRole('textbox', { name: 'Namen' })).toBeVisible()
  await expect(importPage.sheet.getByRole('button', { name: /Portal/ })).toHaveCount(0)
})
