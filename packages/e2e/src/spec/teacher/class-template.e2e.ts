import { classTemplateRoutes } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow, resize, wide } from '../../fixture/accessibility'
import { test as founderTest } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'
import { expectDiscardQuestion } from '../../fixture/panel/expect-discard-question'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { WizardPage } from '../../page/wizard.page'

/** Saves the class whose settings are open as a template. */
const save = async (page: Page, name: string) => {
  const sheet = page.getByRole('dialog')
  await page.getByRole('main').getByRole('button', { name: 'Als Vorlage sichern' }).click()
  await expect(sheet.getByText(/^Die Vorlage übernimmt: /)).toBeVisible()
  await sheet.getByLabel('Name der Vorlage').fill(name)
  await sheet.getByRole('button', { name: 'Vorlage sichern' }).click()
  await new FramePage(page).expectNotified(`Die Vorlage „${name}“ steht jetzt beim Anlegen einer Klasse zur Wahl.`)
}

founderTest('a class is kept as a template, and another one starts from it', async ({ page, founder }) => {
  const { api } = founder
  const wizard = new WizardPage(page)
  const frame = new FramePage(page)
  const { id } = await newClass(api)
  await page.goto(`/class/${id}/settings`)
  await save(page, 'Unsere Vierte')

  await page.goto('/create-class')
  await wizard.field('Name').fill('4b')
  await page.getByLabel('Aus Vorlage').click()
  await page.getByRole('option', { name: /^Unsere Vierte/ }).click()
  await expect(page.getByText(/^Die Vorlage bringt mit: 1 Fach mit 1 Kompetenzbereich und 1 Kompetenz/)).toBeVisible()
  await expectAccessible(page, 'new class from a template', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await wizard.next('Klasse anlegen')
  await expect(wizard.heading('Wer ist in der 4b?')).toBeFocused()
  const { rows: classes } = await api.call(schoolClassRoutes.listSchoolClasses)
  expect(classes.map(({ name, studentCount }) => [name, studentCount])).toEqual([
    ['4a', 2],
    ['4b', 0],
  ])
  const { rows: subjects } = await api.call(subjectRoutes.listSubjects)
  expect(subjects.map(({ name }) => name)).toEqual(['Deutsch', 'Deutsch'])

  // The school renames its templates and deletes them, which can be undone.
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/classes`)
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('link', { name: 'Vorlagen', exact: true }).click()
  const main = page.getByRole('main')
  const rename = main.getByRole('button', { name: 'Vorlage „Unsere Vierte“ umbenennen' })
  await rename.click()
  await expectDiscardQuestion(
    page,
    page.getByRole('dialog'),
    page.getByRole('dialog').getByLabel('Name der Vorlage'),
    'Vierte',
  )
  await rename.click()
  await page.getByRole('dialog').getByLabel('Name der Vorlage').fill('Vierte Klassen')
  await page.getByRole('dialog').getByRole('button', { name: 'Umbenennen' }).click()
  await expect(main.getByRole('rowheader')).toContainText('Vierte Klassen')
  await main.getByRole('button', { name: 'Vorlage „Vierte Klassen“ löschen' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('1 Fach mit 1 Kompetenzbereich')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vorlage löschen' }).click()
  await frame.expectNotified('Die Vorlage „Vierte Klassen“ ist gelöscht.')
  await expect(main.getByText('Noch keine Vorlage')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect(main.getByRole('rowheader')).toContainText('Vierte Klassen')
})

test('a class teacher saves his class, and a colleague with one subject does not', async ({
  page,
  class3a,
  mark,
  sessionOf,
  browser,
  baseURL,
}) => {
  const name = `Dritte ${mark}`
  const { api } = await sessionOf('head')
  const templates = async () =>
    (await api.call(classTemplateRoutes.listClassTemplates)).rows.filter((template) => template.name === name)
  await page.goto(`/class/${class3a.id}/settings`)
  await save(page, name)
  await page.goto('/create-class')
  await page.getByLabel('Aus Vorlage').click()
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible()
  const [made] = await templates()
  expect(made?.contents.subjects).toBe(8)

  const colleague = await browser.newPage({
    baseURL: String(baseURL),
    storageState: (await sessionOf('subjectTeacher')).state,
  })
  await colleague.goto(`/class/${class3a.id}/settings`)
  await expect(colleague.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Als Vorlage sichern' })).toHaveCount(0)
  await colleague.close()
  for (const { id } of await templates()) await api.call(classTemplateRoutes.deleteClassTemplate, { params: { id } })
})
