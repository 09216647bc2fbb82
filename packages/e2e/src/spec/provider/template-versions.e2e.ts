import { templateVersionRoutes } from '@lernspur/contracts/provider/template-version.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { subjectTemplateRoutes } from '@lernspur/contracts/school-admin/subject-template.contract'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, narrow, resize, wide } from '../../fixture/accessibility'
import { rememberToasts } from '../../fixture/browser/toasts'
import { expect, test } from '../../fixture/founder'
import { expectDiscardQuestion } from '../../fixture/panel/expect-discard-question'
import type { Session } from '../../fixture/session'
import { FramePage } from '../../page/frame.page'

const pageOf = async (browser: Browser, session: Session, baseURL: unknown): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: String(baseURL),
    storageState: session.state,
    locale: 'de-DE',
    viewport: wide,
  })
  await context.addInitScript(rememberToasts)
  return context.newPage()
}

const line = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saved = (page: Page) => expect(page.getByRole('banner').getByText(/^Gespeichert/)).toBeVisible()

/** Publishes one draft under a name, after viewing its changes. */
const publish = async (page: Page, subject: string, name: string, changes: string) => {
  const sheet = page.getByRole('dialog', { name: 'Fassung veröffentlichen' })
  const open = page.getByRole('main').getByRole('button', { name: 'Veröffentlichen', exact: true })
  await open.click()
  await expectDiscardQuestion(page, sheet, sheet.getByRole('textbox', { name: 'Name der Fassung' }), name)
  await open.click()
  const section = sheet.getByRole('region', { name: subject })
  await expect(section).toContainText(changes)
  await expectAccessible(page, 'what is published', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  // Other specs have drafts too.
  const chosen = sheet.getByRole('checkbox', { checked: true })
  while ((await chosen.count()) > 0) await chosen.first().click()
  await section.getByRole('checkbox').click()
  await sheet.getByRole('textbox', { name: 'Name der Fassung' }).fill(name)
  await sheet.getByRole('button', { name: '1 Fach veröffentlichen' }).click()
  await new FramePage(page).expectNotified(`${name} ist veröffentlicht.`)
}

test('what the provider publishes reaches a school as a version, which takes a part and keeps its own', async ({
  page,
  founder,
  mark,
  browser,
  baseURL,
  sessionOf,
}) => {
  const provider = await sessionOf('provider')
  const desk = await pageOf(browser, provider, baseURL)
  const main = desk.getByRole('main')

  // A draft with its competences, written by keyboard.
  await desk.goto('/provider/providerSubjectTemplates')
  await main.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await desk.getByRole('menuitem', { name: 'Vorlage anlegen' }).click()
  await main.getByRole('textbox', { name: 'Name des Fachs' }).fill(mark)
  await main
    .getByRole('textbox', { name: 'Bereiche und Kompetenzen' })
    .fill('Zuhören\n  hört zu\n  fragt nach\n  wartet ab')
  const form = main.getByRole('region', { name: 'Neue Vorlage' })
  await form.getByRole('combobox', { name: 'Schulstufe' }).click()
  await desk.getByRole('option', { name: '12. Stufe' }).click()
  await main.getByRole('button', { name: 'Fach anlegen' }).click()
  await expect(line(desk, 'Kompetenz 1 in Zuhören')).toHaveValue('hört zu')
  await main.getByRole('link', { name: 'Fachvorlagen' }).click()
  await publish(desk, mark, `Fassung 2026 ${mark}`, '3 Kompetenzen neu')

  // The school takes it over and rewords a competence.
  const school = `/school/${founder.whoAmI.currentTenantId}/settings`
  const frame = new FramePage(page)
  const sheet = page.getByRole('dialog')
  await page.goto(`${school}/schoolSubjectTemplates`)
  await page.getByRole('main').getByRole('button', { name: 'Vom Anbieter übernehmen' }).click()
  await sheet.getByRole('combobox', { name: 'Schulstufe' }).click()
  await page.getByRole('option', { name: '12. Stufe' }).click()
  await sheet.getByRole('checkbox', { name: mark }).click()
  await sheet.getByRole('button', { name: '1 Vorlage übernehmen' }).click()
  await frame.expectNotified('1 Vorlage übernommen.')
  await page.getByRole('link', { name: mark }).click()
  await line(page, 'Kompetenz 1 in Zuhören').press('ControlOrMeta+A')
  await page.keyboard.type('hört anderen zu')
  await saved(page)

  // The provider changes the draft by keyboard; schools see nothing of it until it is published.
  await desk.getByRole('searchbox', { name: 'Fach suchen' }).fill(mark)
  await main.getByRole('link', { name: mark }).click()
  await line(desk, 'Kompetenz 1 in Zuhören').press('ControlOrMeta+A')
  await desk.keyboard.type('hört aufmerksam zu')
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('ControlOrMeta+A')
  await desk.keyboard.type('fragt sachlich nach')
  await desk.keyboard.press('Enter')
  await desk.keyboard.type('fasst zusammen')
  await saved(desk)
  const updates = async () => (await founder.api.call(subjectTemplateRoutes.listTemplateUpdates)).count
  expect(await updates()).toBe(0)
  await main.getByRole('link', { name: 'Fachvorlagen' }).click()
  await expect(main.getByText(/anders als die letzte Fassung/)).toBeVisible()
  await expectAccessible(desk, 'drafts of the provider', { themes: ['light', 'dark'], size: narrow })
  await resize(desk, wide)
  await publish(desk, mark, `Fassung 2027 ${mark}`, '1 Kompetenz neu · 2 Kompetenzen geändert')
  await expect(main.getByRole('row').filter({ hasText: mark })).toContainText(`Fassung 2027 ${mark}`)

  // The school is notified, takes over a part, and keeps its own words.
  await page.goto(school)
  await page.getByRole('link', { name: `Neu vom Anbieter: Fassung 2027 ${mark}` }).click()
  await page.getByRole('button', { name: 'Änderungen ansehen' }).click()
  const section = sheet.getByRole('region', { name: mark })
  const own = section.getByRole('listitem').filter({ hasText: 'von Ihnen geändert' })
  await expect(own).toContainText('hört aufmerksam zu')
  await expect(own.getByRole('checkbox')).not.toBeChecked()
  await section.getByRole('checkbox', { name: /fasst zusammen/ }).click()
  await expectAccessible(page, 'a version in parts', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('button', { name: '1 Änderung übernehmen' }).click()
  await frame.expectNotified('1 Änderung übernommen.')
  const [template] = (await founder.api.call(subjectTemplateRoutes.listSubjectTemplates)).rows
  const content = await founder.api.call(subjectRoutes.getSubjectContent, {
    params: { schoolSubjectId: template?.id ?? '' },
  })
  expect(content.domains[0]?.competences).toEqual(['hört anderen zu', 'fragt sachlich nach', 'wartet ab'])
  await page.goto(school)
  await expect(page.getByRole('heading', { name: 'Was noch offen ist' })).toBeVisible()
  await expect(page.getByText(new RegExp(`Neu vom Anbieter.*${mark}`))).toHaveCount(0)

  // Which school has which version, and withdrawing one.
  await main.getByRole('button', { name: 'Fassungen' }).click()
  for (const [name, held] of [
    [`Fassung 2027 ${mark}`, '1 Schule hat sie übernommen'],
    [`Fassung 2026 ${mark}`, 'Noch keine Schule'],
  ] as const) {
    const version = desk.getByRole('dialog').getByRole('region', { name })
    await expect(version).toContainText(held)
    await version.getByRole('button', { name: 'Zurückziehen' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
    await expect(version).toContainText('zurückgezogen')
  }
  await expectAccessible(desk, 'versions', { themes: ['light', 'dark'], size: narrow })
  const [draft] = (await provider.api.call(subjectTemplateRoutes.listSubjectTemplates)).rows.filter(
    ({ name }) => name === mark,
  )
  await provider.api.call(subjectRoutes.deleteSubject, { params: { schoolSubjectId: draft?.id ?? '' } })
  await desk.context().close()
})

test('a school publishes nothing, and a teacher is told of no version', async ({
  page,
  sessionOf,
  baseURL,
  browser,
}) => {
  const head = await sessionOf('head')
  const subjects = [{ schoolSubjectId: crypto.randomUUID(), digest: '0'.repeat(32) }]
  const body = { name: 'Fassung', note: '', subjects }
  await expect(head.api.call(templateVersionRoutes.publishTemplates, { body })).rejects.toThrow('403')
  const teacher = await sessionOf('teacher')
  await expect(teacher.api.call(subjectTemplateRoutes.getNewTemplateVersions)).rejects.toThrow('403')
  const classroom = await pageOf(browser, teacher, baseURL)
  await classroom.goto(`/school/${teacher.whoAmI.currentTenantId}/settings`)
  await expect(classroom).toHaveURL(/\/$/)
  await expect(classroom.getByText(/Neu vom Anbieter/)).toHaveCount(0)
  await classroom.context().close()
  await page.goto('/provider/providerSubjectTemplates')
  await expect(page).not.toHaveURL(/\/provider/)
})
