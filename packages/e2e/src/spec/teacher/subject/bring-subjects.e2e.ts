import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { expectAccessible, narrow, resize, wide } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { FramePage } from '../../../page/frame.page'

test('a class gets subjects from templates of a neighbouring level, from another class and from a file, and gives each back', async ({
  page,
  founder,
}) => {
  const frame = new FramePage(page)
  const sheet = page.getByRole('dialog')
  const main = page.getByRole('main')
  await newClass(founder.api)
  const { id } = await founder.api.call(schoolClassRoutes.createSchoolClass, { body: { name: '4b', schoolLevel: 4 } })
  await founder.api.call(schoolClassRoutes.updateSchoolClass, { params: { id }, body: { isOnboardingFinalized: true } })
  const list = { filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: id }] }
  const names = async () =>
    (await founder.api.call(subjectRoutes.listSubjects, { list })).rows.map(({ name }) => name).toSorted()
  const more = async (name: string) => {
    await main.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.goto(`/class/${id}/settings/schoolSubjects`)

  // The provider has templates of the third and of the fifth level.
  await main.getByRole('button', { name: 'Vorlagen übernehmen' }).click()
  await expect(sheet.getByText('4. Stufe: Hier gibt es keine Vorlagen.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Vorlagen ansehen: 3. Stufe' }).click()
  await sheet.getByRole('button', { name: 'In Musik hineinsehen' }).click()
  await expect(sheet.getByRole('region', { name: /Singen/ })).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Musik' }).click()
  await sheet.getByRole('checkbox', { name: 'Sport' }).click()
  await sheet.getByRole('button', { name: '2 Vorlagen übernehmen' }).click()
  await frame.expectNotified('2 Fächer übernommen.')
  await expect(main.getByRole('link', { name: 'Musik' })).toBeVisible()
  await frame.undo()
  await expect.poll(names).toEqual([])
  // The empty list has its own menu.
  await expect(main.getByRole('link', { name: 'Musik' })).toHaveCount(0)

  await more('Aus anderer Klasse kopieren')
  await sheet.getByRole('checkbox', { name: 'Deutsch' }).click()
  await expectAccessible(page, 'subjects of another class', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('button', { name: '1 Fach kopieren' }).click()
  await frame.expectNotified('1 Fach kopiert.')
  await expect.poll(names).toEqual(['Deutsch'])

  const lines = ['Fach,Deutsch', 'Kürzel,DEU', 'Farbe,#c8553d', 'Stufe,4', 'Bereich,Symbol,Kompetenz', 'Lesen,,reimt']
  const garden = ['Fach,Garten', 'Kürzel,Ga', 'Farbe,#4f8f3a', 'Stufe,4', 'Bereich,Symbol,Kompetenz', 'Säen,,sät']
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Fach.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await more('Aus Datei importieren')
  await choose(lines.join('\n'))
  await expect(sheet.getByRole('combobox', { name: 'Was mit Deutsch geschieht' })).toContainText(
    'In „Deutsch“ übernehmen',
  )
  await choose(garden.join('\n'))
  await expect(sheet.getByRole('combobox', { name: 'Was mit Garten geschieht' })).toContainText('eigenes Fach')
  await sheet.getByRole('button', { name: '1 Fach importieren' }).click()
  await frame.expectNotified('1 Fach importiert.')
  await expect.poll(names).toEqual(['Deutsch', 'Garten'])
  await frame.undo()
  await expect.poll(names).toEqual(['Deutsch'])
})
