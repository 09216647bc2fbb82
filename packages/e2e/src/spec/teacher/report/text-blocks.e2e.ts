import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { schoolTextBlockRoutes } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, wide } from '../../../fixture/accessibility'
import { beginSession } from '../../../fixture/browser/begin-session'
import { expect, test } from '../../../fixture/test'
import { markedReports } from '../../../fixture/traces'
import { ReportPage } from '../../../page/report.page'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Textbausteine' })
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Textbausteine', exact: true }).click()
  await expect(menu(page).getByRole('combobox')).toBeFocused()
}

test('a sentence of the school is found by search and reads for the child; only who leads the school changes them', async ({
  page,
  class3a,
  mark,
  sessionOf,
  browser,
  baseURL,
}) => {
  const { api } = await sessionOf('teacher')
  const head = await sessionOf('head')
  const { blocks: before } = await head.api.call(schoolTextBlockRoutes.getSchoolTextBlocks)
  const editor = new ReportPage(page)
  await api.call(reportRoutes.createReports, {
    params: { schoolClassId: class3a.id },
    body: { name: mark, calculationMethod: 'latestEntries', studentIds: [class3a.children[0]?.id ?? ''] },
  })
  const [report] = await markedReports(api, class3a.id, mark)
  const subject = report?.subjects[0]
  if (!report || !subject) throw new Error('There is no report.')
  const path = `/class/${class3a.id}/reports/single/${report.id}?subject=${subject.schoolSubjectId}`
  await page.goto(path)
  await openMenu(page)
  await expectAccessible(page, 'Text blocks', { themes: ['light', 'dark'], size: wide })
  await page.keyboard.type('hört anderen zu')
  await page.keyboard.press('Enter')
  const field = editor.comment(subject.name)
  await expect(field).toHaveValue(`${report.studentFirstName} hört anderen zu und geht freundlich auf sie ein.`)
  await expect(field).toBeFocused()
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Textbausteine bearbeiten' }).click()
  await page.getByRole('radio', { name: 'Die der Schule' }).click()
  const sheet = page.getByRole('dialog', { name: 'Textbausteine der Schule' })
  await expect(sheet.getByRole('heading', { name: 'Sozialverhalten' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Textbaustein hinzufügen' })).toHaveCount(0)

  const context = await browser.newContext({
    baseURL: String(baseURL),
    storageState: { cookies: head.state.cookies, origins: [] },
  })
  await beginSession(context, head, String(baseURL))
  try {
    const leader = await context.newPage()
    await leader.goto(path)
    await leader.getByRole('button', { name: 'Textbausteine', exact: true }).click()
    await menu(leader).getByRole('button', { name: 'Textbausteine bearbeiten' }).click()
    await leader.getByRole('radio', { name: 'Die der Schule' }).click()
    const own = leader.getByRole('dialog', { name: 'Textbausteine der Schule' })
    await own.getByRole('button', { name: 'Textbaustein hinzufügen' }).click()
    const number = before.length + 1
    await own.getByRole('textbox', { name: `Textbaustein ${number}`, exact: true }).fill(`{Name} freut sich ${mark}.`)
    await own.getByRole('textbox', { name: 'Kürzel' }).last().fill('freude')
    await own.getByRole('button', { name: 'Textbausteine speichern' }).click()
    await expect(own).toBeHidden()

    await page.reload()
    // A code is replaced as soon as its text block is there, which the menu shows.
    await openMenu(page)
    await page.keyboard.type(mark)
    await expect(menu(page).getByText(mark)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await field.fill('')
    await field.pressSequentially('/freude ')
    await expect(field).toHaveValue(`${report.studentFirstName} freut sich ${mark}. `)
  } finally {
    await head.api.call(schoolTextBlockRoutes.saveSchoolTextBlocks, { body: { blocks: before } })
    await context.close()
  }
})
