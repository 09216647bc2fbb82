import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../fixture/founder'
import { FramePage } from '../../../page/frame.page'
import { PeoplePage } from '../../../page/school/people.page'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Personen einladen' })

/** Chooses an option of a select. */
const choose = async (page: Page, select: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: select }).click()
  await page.getByRole('option', { name: option }).click()
}

test('people are invited from a pasted mail, sent again, given a role, and withdrawn', async ({
  page,
  founder,
  mark,
}) => {
  const frame = new FramePage(page)
  const tenantId = founder.whoAmI.currentTenantId
  const address = (name: string) => `${name}.${mark.replace(/\W/g, '').toLowerCase()}@probe.example`
  const [karin, ali] = [address('karin'), address('ali')]
  const people = new PeoplePage(page)
  await people.open(String(tenantId))
  await expect(frame.heading('Personen')).toBeVisible()
  // The only owner is told so, and has no menu for it.
  await expect(page.getByRole('row').filter({ hasText: 'einzige Person mit dieser Rolle' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Aktionen für/ })).toHaveCount(0)

  await people.invite(`An: Karin Kern <${karin}>,\n${ali}; ${karin}`, 2)
  await expect(people.row(karin)).toContainText('eingeladen')

  // The address was just mailed, so the button for sending again says how long to wait.
  await people
    .row(karin)
    .getByRole('button', { name: /erneut senden$/ })
    .click()
  await expect(people.row(karin).getByRole('button', { name: /^Wieder in/ })).toBeDisabled()

  await people
    .row(ali)
    .getByRole('button', { name: /^Aktionen für/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'Admin' }).click()
  await expect(people.row(ali)).toContainText('Admin')
  await frame.undo()
  await expect(people.row(ali)).toContainText('Mitglied')

  await people.withdraw(ali)
  await expect(page.getByRole('search', { name: 'Personen filtern' }).getByRole('combobox')).toHaveCount(2)
  await choose(page, 'Stand', /^Eingeladen/)
  await expect(page).toHaveURL(/status=invitationPending/)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const { rows } = await founder.api.call(userRoleRoutes.listUserRoles)
  expect(rows.map(({ user, status }) => [user.email === karin, status]).toSorted()).toEqual([
    [false, 'active'],
    [true, 'invitationPending'],
  ])
})

test('a link and code are made for some people and some days, copied, and withdrawn', async ({ page, founder }) => {
  const tenantId = founder.whoAmI.currentTenantId
  await page.goto(`/school/${tenantId}/settings/user`)
  await page.getByRole('main').getByRole('button', { name: 'Einladen' }).click()
  await sheet(page).getByRole('tab', { name: 'Link und Code' }).click()
  await sheet(page).getByRole('textbox', { name: 'Für wie viele Personen?' }).fill('12')
  await choose(page, 'Gilt', '7 Tage')
  await sheet(page).getByRole('button', { name: 'Link und Code erzeugen' }).click()
  await expect(sheet(page).getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)).toBeVisible()
  await expect(sheet(page).getByRole('textbox', { name: 'Einladungslink' })).toHaveValue(/\/user\/invitations\?code=/)
  await page.keyboard.press('Escape')
  const open = page.getByRole('list', { name: 'Offene Links und Codes' })
  await expect(open.getByRole('listitem')).toContainText('0 von 12 genutzt')
  await open.getByRole('button', { name: /^Zurückziehen/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(open).toHaveCount(0)
})
