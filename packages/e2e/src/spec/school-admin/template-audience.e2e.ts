import { globalTemplateRoutes } from '@lernspur/contracts/provider/global-template.contract'
import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { subjectTemplateRoutes } from '@lernspur/contracts/school-admin/subject-template.contract'
import { expectAccessible, narrow, resize, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/founder'
import { publishVersion, withdrawVersions } from '../../fixture/template-version'
import { FramePage } from '../../page/frame.page'

test('a school takes over templates meant for it, and sees those for others on request (rule template.7)', async ({
  page,
  founder,
  mark,
  sessionOf,
}) => {
  const provider = (await sessionOf('provider')).api
  const states = (await provider.call(referenceDataRoutes.listStates)).rows
  const idOf = (name: string) => states.find((state) => state.name === name)?.id ?? ''
  const made: string[] = []
  // The founder's school is in Bremen.
  for (const [name, stateIds] of [
    [`${mark} für alle`, []],
    [`${mark} für Sachsen`, [idOf('Sachsen'), idOf('Hessen')]],
    [`${mark} für Bremen`, [idOf('Bremen')]],
  ] as const) {
    const body = { name, abbreviation: 'Pro', color: '#2f6fb5', schoolLevel: 14, stateIds: [...stateIds] }
    made.push((await provider.call(globalTemplateRoutes.createGlobalSubjectTemplate, { body })).id)
  }
  const version = await publishVersion(provider, `Fassung ${mark}`, (row) => made.includes(row.schoolSubjectId))

  const frame = new FramePage(page)
  const sheet = page.getByRole('dialog')
  const boxes = sheet.getByRole('list', { name: 'Vorlagen' }).getByRole('checkbox')
  const names = async () =>
    (await founder.api.call(subjectTemplateRoutes.listSubjectTemplates)).rows.map(({ name }) => name).toSorted()
  const open = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Vom Anbieter übernehmen' }).click()
    await sheet.getByRole('combobox', { name: 'Schulstufe' }).click()
    await page.getByRole('option', { name: '14. Stufe' }).click()
  }
  const others = sheet.getByRole('checkbox', { name: 'Auch Vorlagen für andere Schulen zeigen' })
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/schoolSubjectTemplates`)

  // What cannot be read is told in the sheet, and the page stays.
  const away = { status: 404, json: { success: false, error: 'NOT_FOUND', message: 'away' } }
  await page.route(/\/api\/subjects\/templates\/global(\?|$)/, (route) => route.fulfill(away))
  await page.getByRole('main').getByRole('button', { name: 'Vom Anbieter übernehmen' }).click()
  const retry = sheet.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await expect(boxes.first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Abbrechen' }).click()

  await open()
  await expect(boxes).toHaveCount(2)
  await expect(boxes.nth(0)).toHaveAccessibleName(new RegExp(`^${mark} für Bremen`))
  await expect(boxes.nth(1)).toHaveAccessibleName(new RegExp(`^${mark} für alle`))

  // Others are shown last, with what they are meant for, and a hidden one is not taken.
  await others.click()
  await expect(boxes).toHaveCount(3)
  await expect(boxes.nth(2)).toHaveAccessibleName(new RegExp(`^${mark} für Sachsen`))
  await expect(sheet.getByText('für andere Schulen gedacht: Hessen und Sachsen')).toBeVisible()
  await expectAccessible(page, 'templates for other schools', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await boxes.nth(2).click()
  await expect(sheet.getByRole('button', { name: '1 Vorlage übernehmen' })).toBeEnabled()
  await others.click()
  await expect(sheet.getByRole('button', { name: 'Übernehmen', exact: true })).toBeDisabled()
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await sheet.getByRole('button', { name: '2 Vorlagen übernehmen' }).click()
  await frame.expectNotified('2 Vorlagen übernommen.')
  expect(await names()).toEqual([`${mark} für Bremen`, `${mark} für alle`].toSorted())

  // One for others is taken where it is chosen, and stays visible as one that was taken over.
  await open()
  await others.click()
  await sheet.getByRole('checkbox', { name: `${mark} für Sachsen` }).click()
  await sheet.getByRole('button', { name: '1 Vorlage übernehmen' }).click()
  await frame.expectNotified('1 Vorlage übernommen.')
  expect(await names()).toContain(`${mark} für Sachsen`)
  await open()
  await expect(sheet.getByRole('checkbox', { name: `${mark} für Sachsen` })).toBeDisabled()

  await withdrawVersions(provider, [version], made)
})
