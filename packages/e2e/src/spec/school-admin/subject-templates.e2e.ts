import { globalTemplateRoutes } from '@lernspur/contracts/provider/global-template.contract'
import { competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { subjectTemplateRoutes } from '@lernspur/contracts/school-admin/subject-template.contract'
import { expectAccessible, narrow, resize, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'
import { type PublishedVersion, publishVersion, withdrawVersions } from '../../fixture/template-version'
import { FramePage } from '../../page/frame.page'
import { writeTemplate } from '../../page/school/new-template.page'

const table = (name: string, ...competences: string[]) =>
  [
    `Fach,${name}`,
    'Kürzel,Pro',
    'Farbe,#2f6fb5',
    'Stufe,12',
    'Bereich,Symbol,Kompetenz',
    ...competences.map((competence) => `Zuhören,,${competence}`),
  ].join('\n')

test('templates are taken over from the provider, follow it part by part, and are copied into classes', async ({
  page,
  founder,
  mark,
  sessionOf,
}) => {
  const provider = (await sessionOf('provider')).api
  const made = await provider.call(globalTemplateRoutes.createGlobalSubjectTemplate, {
    body: { name: mark, abbreviation: 'Pro', color: '#2f6fb5', schoolLevel: 12 },
  })
  const params = { schoolSubjectId: made.id }
  const domain = await provider.call(globalTemplateRoutes.createGlobalDomainTemplate, {
    params,
    body: { name: 'Zuhören' },
  })
  const competence = (description: string) =>
    provider.call(globalTemplateRoutes.createGlobalCompetenceTemplate, {
      params: { domainId: domain.id },
      body: { description },
    })
  const first = await competence('hört zu')
  const second = await competence('fragt nach')

  const versions: PublishedVersion[] = []
  const publish = async (name: string) => {
    versions.push(await publishVersion(provider, name, ({ schoolSubjectId }) => schoolSubjectId === made.id))
  }
  await publish(`Fassung ${mark}`)

  const frame = new FramePage(page)
  const sheet = page.getByRole('dialog')
  const templates = async () => (await founder.api.call(subjectTemplateRoutes.listSubjectTemplates)).rows
  await newClass(founder.api)
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/schoolSubjectTemplates`)
  await page.getByRole('main').getByRole('button', { name: 'Vom Anbieter übernehmen' }).click()
  await sheet.getByRole('combobox', { name: 'Schulstufe' }).click()
  await page.getByRole('option', { name: '12. Stufe' }).click()
  await sheet.getByRole('button', { name: `In ${mark} hineinsehen` }).click()
  await expect(sheet.getByRole('region', { name: 'Zuhören' }).getByRole('listitem')).toHaveText([
    'hört zu',
    'fragt nach',
  ])
  await expectAccessible(page, 'templates to take over', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('checkbox', { name: mark }).click()
  await sheet.getByRole('button', { name: '1 Vorlage übernehmen' }).click()
  await frame.expectNotified('1 Vorlage übernommen.')
  await expect(page.getByRole('region', { name: '12. Stufe' }).getByRole('link', { name: mark })).toBeVisible()

  // The school is offered parts of what the provider publishes.
  const ofDomain = { domainId: domain.id }
  const change = (competenceId: string, description: string) =>
    provider.call(competenceRoutes.updateCompetence, { params: { ...ofDomain, competenceId }, body: { description } })
  await change(first.id, 'hört aufmerksam zu')
  await change(second.id, 'fragt sachlich nach')
  await publish(`Fassung ${mark} b`)
  await page.reload()
  await page.getByRole('button', { name: 'Änderungen ansehen' }).click()
  const section = sheet.getByRole('region', { name: mark })
  await section.getByRole('checkbox', { name: /fragt sachlich nach/ }).click()
  await expectAccessible(page, 'changes of the provider', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('button', { name: '1 Änderung übernehmen' }).click()
  await frame.expectNotified('1 Änderung übernommen.')
  const [own] = await templates()
  const content = async () =>
    (await founder.api.call(subjectRoutes.getSubjectContent, { params: { schoolSubjectId: own?.id ?? '' } })).domains[0]
  expect((await content())?.competences).toEqual(['hört aufmerksam zu', 'fragt nach'])
  await frame.undo()
  await expect.poll(async () => (await content())?.competences).toEqual(['hört zu', 'fragt nach'])

  // The preview shows what a class gains before anything is copied.
  await page.getByRole('main').getByRole('button', { name: 'In Klassen kopieren' }).click()
  await sheet.getByRole('checkbox', { name: mark }).click()
  await sheet.getByRole('checkbox', { name: '4a', exact: true }).click()
  await expect(sheet.getByRole('region', { name: 'Das kommt hinzu' }).getByRole('listitem')).toHaveText([`4a${mark}`])
  await expectAccessible(page, 'templates to copy', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  const names = async () => (await founder.api.call(subjectRoutes.listSubjects)).rows.map(({ name }) => name).toSorted()
  await sheet.getByRole('button', { name: 'In 1 Klasse kopieren' }).click()
  await frame.expectNotified('1 Fach in 1 Klasse kopiert.')
  expect(await names()).toEqual(['Deutsch', mark])
  await frame.undo()
  await expect.poll(names).toEqual(['Deutsch'])
  await withdrawVersions(provider, versions, [made.id])
})

test('templates come from a file and leave as one, own ones are written, and all are deleted and put back', async ({
  page,
  founder,
  mark,
}) => {
  const frame = new FramePage(page)
  const sheet = page.getByRole('dialog')
  const main = page.getByRole('main')
  const names = async () =>
    (await founder.api.call(subjectTemplateRoutes.listSubjectTemplates)).rows.map(({ name }) => name).toSorted()
  const more = async (name: string) => {
    await main.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Vorlagen.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await newClass(founder.api)
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/schoolSubjectTemplates`)
  await writeTemplate(page, mark, 'Zuhören\n  hört anderen zu', '12. Stufe')
  await main.getByRole('button', { name: 'Fach anlegen' }).click()
  await expect(page.getByRole('textbox', { name: 'Kompetenz 1 in Zuhören' })).toHaveValue('hört anderen zu')
  await main.getByRole('link', { name: 'Fachvorlagen' }).click()

  await more('Aus Datei importieren')
  await choose(table(mark, 'hört anderen zu').replace('#2f6fb5', 'blau'))
  await expect(sheet.getByRole('list', { name: 'Was an der Datei nicht stimmt' })).toContainText(
    'Blatt 1, Zeile 3, Spalte B',
  )
  await choose(table(mark, 'hört anderen gut zu', 'fragt nach'))
  const found = sheet.getByRole('list', { name: 'Fächer der Datei' })
  await expect(found).toContainText('geändert')
  await expect(found).toContainText('bisher: hört anderen zu')
  await expect(found).toContainText('fragt nach')
  await expectAccessible(page, 'file to import', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('button', { name: '1 Fach importieren' }).click()
  await frame.expectNotified('1 Fach importiert.')
  const [own] = (await founder.api.call(subjectTemplateRoutes.listSubjectTemplates)).rows
  const content = async () =>
    (await founder.api.call(subjectRoutes.getSubjectContent, { params: { schoolSubjectId: own?.id ?? '' } })).domains
  expect(await content()).toMatchObject([{ competences: ['hört anderen gut zu', 'fragt nach'] }])
  await frame.undo()
  await expect.poll(content).toMatchObject([{ competences: ['hört anderen zu'] }])

  await more('Exportieren')
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: '1 Fach exportieren' }).click()
  expect((await download).suggestedFilename()).toBe(`${mark}.xlsx`)

  await more('Alle Vorlagen löschen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alle löschen' }).click()
  await frame.expectNotified('1 Vorlage gelöscht.')
  expect(await names()).toEqual([])
  await frame.undo()
  await expect.poll(names).toEqual([mark])
  await expect.poll(content).toMatchObject([{ competences: ['hört anderen zu'] }])
})
