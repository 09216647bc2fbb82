import { readFile } from 'node:fs/promises'
import { subjectTemplateRoutes } from '@lernspur/contracts/school-admin/subject-template.contract'
import { expectAccessible, narrow, resize, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'
import { FramePage } from '../../page/frame.page'

/** A curriculum as another program writes it: areas with standards for two school levels. */
const curriculum = (name: string) => {
  const item = (identifier: string, CFItemType: string, fullStatement: string, educationLevel: string[] = []) => ({
    identifier,
    CFItemType,
    fullStatement,
    educationLevel,
  })
  const below = (child: string, parent: string, sequenceNumber: number) => ({
    associationType: 'isChildOf',
    sequenceNumber,
    originNodeURI: { identifier: child },
    destinationNodeURI: { identifier: parent },
  })
  return {
    CFDocument: { identifier: 'doc', title: name },
    CFItems: [
      item('a', 'Strand', 'Zuhören'),
      item('b', 'Cluster', 'Gespräche'),
      item('c', 'Standard', 'hört anderen zu', ['11']),
      item('d', 'Standard', 'fragt nach', ['12']),
    ],
    CFAssociations: [below('a', 'doc', 1), below('b', 'a', 1), below('d', 'b', 2), below('c', 'b', 1)],
  }
}

test('a curriculum becomes templates as one chooses to read it, and leaves as CASE', async ({
  page,
  founder,
  mark,
}) => {
  const frame = new FramePage(page)
  const sheet = page.getByRole('dialog')
  const main = page.getByRole('main')
  const more = async (name: string) => {
    await main.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const send = (content: object) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'Lehrplan.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    })
  const templates = async () => (await founder.api.call(subjectTemplateRoutes.listSubjectTemplates)).rows
  await newClass(founder.api)
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/schoolSubjectTemplates`)
  await more('Aus Datei importieren')
  const broken = curriculum(mark)
  await send({ ...broken, CFItems: [...broken.CFItems, broken.CFItems[3]] })
  await expect(sheet.getByRole('list', { name: 'Was an der Datei nicht stimmt' })).toContainText('Eintrag d')

  await send(broken)
  const found = sheet.getByRole('list', { name: 'Fächer der Datei' })
  await expect(found.getByRole('heading', { name: mark })).toHaveCount(2)
  await sheet.getByRole('combobox', { name: 'Schulstufe' }).click()
  await page.getByRole('option', { name: '12. Stufe' }).click()
  await expect(found.getByRole('heading', { name: mark })).toHaveCount(1)
  await sheet.getByRole('combobox', { name: 'Kompetenz', exact: true }).click()
  await page.getByRole('option', { name: /^Cluster/ }).click()
  const inside = sheet.getByRole('button', { name: `In ${mark} hineinsehen` })
  await inside.click()
  await expect(found).toContainText('– fragt nach')
  await sheet.getByRole('combobox', { name: 'Kompetenz', exact: true }).click()
  await page.getByRole('option', { name: /^Standard/ }).click()
  await expect(found.getByRole('region', { name: 'Zuhören – Gespräche' })).toBeVisible()
  await expectAccessible(page, 'curriculum to import', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('button', { name: '1 Fach importieren' }).click()
  await frame.expectNotified('1 Fach importiert.')
  await expect(page.getByRole('region', { name: '12. Stufe' }).getByRole('link', { name: mark })).toBeVisible()

  await more('Exportieren')
  await sheet.getByRole('radio', { name: 'CASE (JSON)' }).click()
  await sheet.getByRole('combobox', { name: 'Lizenz' }).click()
  await page.getByRole('option', { name: 'CC BY 4.0' }).click()
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: '1 Fach exportieren' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${mark}.case.json`)
  const content = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(content.CFDocument).toMatchObject({ caseVersion: '1.1', title: mark, licenseURI: { title: 'CC BY 4.0' } })

  // The export equals the import, and the import is undone as a whole.
  await more('Aus Datei importieren')
  await send(content)
  await expect(found).toContainText('bekannt')
  await sheet.getByRole('button', { name: 'Abbrechen' }).click()
  await more('Letzte Änderungen')
  await sheet.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect.poll(templates).toEqual([])
})
