import { globalTemplateRoutes } from '@lernspur/contracts/provider/global-template.contract'
import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, narrow, resize, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/account'
import { publishVersion, withdrawVersions } from '../../fixture/template-version'
import { FramePage } from '../../page/frame.page'

test.use({ person: 'provider' })

/** Chooses one of many in the field of this name inside `within`. */
const add = async (page: Page, within: Locator, field: string, name: string) => {
  await within.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name, exact: true }).click()
  await expect(within.getByRole('list', { name: field })).toContainText(name)
}

test('a template is made for states and types of school, which is changed for several, undone and published (rule template.7)', async ({
  page,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('provider')
  const frame = new FramePage(page)
  const main = page.getByRole('main')
  const sheet = page.getByRole('dialog', { name: 'Für welche Schulen gedacht' })
  const [first, second] = [`${mark} A`, `${mark} B`]

  // At creation.
  await page.goto('/provider/providerSubjectTemplates')
  await main.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Vorlage anlegen' }).click()
  const form = main.getByRole('region', { name: 'Neue Vorlage' })
  await form.getByRole('textbox', { name: 'Name des Fachs' }).fill(first)
  await form.getByRole('combobox', { name: 'Schulstufe' }).click()
  await page.getByRole('option', { name: '13. Stufe' }).click()
  await form.getByRole('combobox', { name: 'Staat', exact: true }).click()
  await page.getByRole('option', { name: 'Deutschland' }).click()
  await add(page, form, 'Bundesländer', 'Bremen')
  await add(page, form, 'Schularten', 'Grundschule')
  await expectAccessible(page, 'a new template for some schools', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await form.getByRole('button', { name: 'Fach anlegen' }).click()
  await expect(main.getByText('Gedacht für: Bremen · Grundschule')).toBeVisible()

  // The country stays while the template is meant for another one.
  await main.getByRole('combobox', { name: 'Staat', exact: true }).click()
  await page.getByRole('option', { name: 'Schweiz' }).click()
  await frame.expectNotified(
    'Staat: Eine Vorlage ist für Bundesländer, Kantone oder Schularten eines anderen Staates gedacht.',
  )
  await expect(main.getByRole('combobox', { name: 'Staat', exact: true })).toContainText('Deutschland')

  // Several at once, and back to what each was before.
  const other = await api.call(globalTemplateRoutes.createGlobalSubjectTemplate, {
    body: { name: second, abbreviation: 'B', color: '#2f6fb5', schoolLevel: 13 },
  })
  const row = (name: string) => main.getByRole('row').filter({ hasText: name })
  await page.goto('/provider/providerSubjectTemplates')
  await main.getByRole('searchbox', { name: 'Fach suchen' }).fill(mark)
  await expect(main.getByRole('row')).toHaveCount(3)
  for (const name of [first, second]) await main.getByRole('checkbox', { name: `${name} auswählen` }).click()
  await main.getByRole('button', { name: 'Schulen festlegen' }).click()
  await expect(sheet).toContainText('Bisher sind die Vorlagen für verschiedene Schulen gedacht.')
  await add(page, sheet, 'Bundesländer', 'Hessen')
  await add(page, sheet, 'Bundesländer', 'Sachsen')
  await expectAccessible(page, 'schools of several templates', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('button', { name: 'Festlegen', exact: true }).click()
  await frame.expectNotified('2 Vorlagen: Hessen und Sachsen.')
  for (const name of [first, second]) await expect(row(name)).toContainText('Hessen und Sachsen')
  await frame.undo()
  await expect(row(first)).toContainText('Bremen · Grundschule')
  await expect(row(second)).not.toContainText('Hessen')

  // What is published says so, and a later change as well.
  const version = await publishVersion(api, `Fassung ${mark}`, ({ name }) => name === first)
  await main.getByRole('link', { name: first }).click()
  await main.getByRole('button', { name: 'Schulen festlegen' }).click()
  await sheet.getByRole('button', { name: 'Bremen herausnehmen' }).click()
  await sheet.getByRole('button', { name: 'Festlegen', exact: true }).click()
  await expect(main.getByText('Gedacht für: Grundschule')).toBeVisible()
  await main.getByRole('link', { name: 'Fachvorlagen' }).click()
  await main.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const publication = page.getByRole('dialog', { name: 'Fassung veröffentlichen' })
  const section = publication.getByRole('region', { name: first })
  await expect(section).toContainText('13. Stufe · Deutschland · Grundschule')
  await expect(section.getByRole('definition')).toHaveText(['Grundschule', 'bisher: Bremen · Grundschule'])
  await expectAccessible(page, 'a publication with other schools than before', {
    themes: ['light', 'dark'],
    size: narrow,
  })
  await resize(page, wide)
  await publication.getByRole('button', { name: 'Schließen' }).first().click()
  await main.getByRole('button', { name: 'Fassungen' }).click()
  const published = page.getByRole('dialog').getByRole('region', { name: `Fassung ${mark}` })
  await published.getByText('1 Fach', { exact: true }).click()
  await expect(published).toContainText('13. Stufe · Deutschland · Bremen · Grundschule')

  await withdrawVersions(api, [version], [other.id, ...version.schoolSubjectIds])
})

test('templates of several countries are meant for schools country by country, or all for all schools', async ({
  page,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('provider')
  const frame = new FramePage(page)
  const main = page.getByRole('main')
  const sheet = page.getByRole('dialog', { name: 'Für welche Schulen gedacht' })
  const { rows } = await api.call(referenceDataRoutes.listStates)
  const countryOf = (code: string) => rows.find(({ countryCode }) => countryCode === code)?.countryId ?? null
  const made = []
  for (const [at, code] of ['DE', 'DE', 'CH'].entries()) {
    const name = `${mark} ${code} ${at}`
    const { id } = await api.call(globalTemplateRoutes.createGlobalSubjectTemplate, {
      body: { name, abbreviation: 'L', color: '#2f6fb5', schoolLevel: 13, countryId: countryOf(code) },
    })
    made.push({ id, name })
  }
  const row = (name: string) => main.getByRole('row').filter({ hasText: name })
  const which = sheet.getByRole('combobox', { name: 'Welche Vorlagen?' })
  await page.goto('/provider/providerSubjectTemplates')
  await main.getByRole('searchbox', { name: 'Fach suchen' }).fill(mark)
  await expect(main.getByRole('row')).toHaveCount(made.length + 1)
  for (const { name } of made) await main.getByRole('checkbox', { name: `${name} auswählen` }).click()

  // The largest group is offered first; the others stay as they are, and stay chosen.
  await main.getByRole('button', { name: 'Schulen festlegen' }).click()
  await expect(which).toContainText('Deutschland: 2 Vorlagen')
  await add(page, sheet, 'Bundesländer', 'Hessen')
  await expectAccessible(page, 'schools of templates of several countries', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('button', { name: 'Festlegen', exact: true }).click()
  await frame.expectNotified('2 Vorlagen: Hessen.')
  await expect(row('DE 0')).toContainText('Hessen')
  await main.getByRole('button', { name: 'Schulen festlegen' }).click()
  await which.click()
  await page.getByRole('option', { name: 'Schweiz: 1 Vorlage' }).click()
  await add(page, sheet, 'Kantone', 'Zürich')
  await sheet.getByRole('button', { name: 'Festlegen', exact: true }).click()
  await frame.expectNotified('1 Vorlage: Zürich.')
  await expect(row('CH 2')).toContainText('Zürich')
  await expect(row('DE 1')).toContainText('Hessen')

  // All of them together can only be meant for all schools.
  await main.getByRole('button', { name: 'Schulen festlegen' }).click()
  await which.click()
  await page.getByRole('option', { name: 'Alle 3 Vorlagen: für alle Schulen' }).click()
  await expect(sheet.getByRole('button', { name: 'Bundesländer' })).toBeHidden()
  await sheet.getByRole('button', { name: 'Festlegen', exact: true }).click()
  await frame.expectNotified('3 Vorlagen: alle Schulen.')
  await expect(row('DE 0')).not.toContainText('Hessen')
  for (const { id } of made) await api.call(subjectRoutes.deleteSubject, { params: { schoolSubjectId: id } })
})

test('what a sheet of the templates cannot read is told in the sheet, and read again from there', async ({ page }) => {
  const main = page.getByRole('main')
  let fails = true
  await page.route(/\/api\/provider\/template-versions(\/preview)?(\?|$)/, (route) =>
    fails
      ? route.fulfill({ status: 404, json: { success: false, error: 'NOT_FOUND', message: 'away' } })
      : route.continue(),
  )
  for (const [button, title] of [
    ['Fassungen', 'Fassungen'],
    ['Veröffentlichen', 'Fassung veröffentlichen'],
  ] as const) {
    fails = true
    await page.goto('/provider/providerSubjectTemplates')
    await main.getByRole('button', { name: button, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: title })
    const retry = sheet.getByRole('button', { name: 'Noch einmal versuchen' })
    await expect(retry).toBeVisible()
    fails = false
    await retry.click()
    await expect(retry).toBeHidden()
    await expect(sheet).toBeVisible()
  }
})
