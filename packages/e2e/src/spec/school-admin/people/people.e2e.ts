import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Page, Route } from '@playwright/test'
import { dayFromNow } from '../../../fixture/day-from-now'
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

test('the last day of a role is set, moved and removed, and taken back', async ({ page, founder, mark }) => {
  const email = `karin.${mark.replace(/\W/g, '').toLowerCase()}@probe.example`
  await founder.api.call(userRoleRoutes.addUser, {
    body: { email, firstName: 'Karin', lastName: 'Kern', roleType: 'user' },
  })
  const stored = async () =>
    (await founder.api.call(userRoleRoutes.listUserRoles)).rows.find(({ user }) => user.email === email)?.endsOn
  const [soon, later] = [dayFromNow(7), dayFromNow(14)]
  const people = new PeoplePage(page)
  const openSheet = async () => {
    await people
      .row('Karin Kern')
      .getByRole('button', { name: /^Aktionen für/ })
      .click()
    await page.getByRole('menuitem', { name: 'Letzten Tag setzen' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Letzter Tag von Karin Kern' })
  const day = dialog.getByLabel('Letzter Tag', { exact: true })
  await people.open(String(founder.whoAmI.currentTenantId))
  await openSheet()
  await day.fill(dayFromNow(-1))
  await expect(dialog).toContainText('Der letzte Tag darf nicht in der Vergangenheit liegen.')
  await expect(dialog.getByRole('button', { name: 'Letzten Tag speichern' })).toBeDisabled()
  await day.fill(soon)
  await dialog.getByRole('button', { name: 'Letzten Tag speichern' }).click()
  await expect(people.row('Karin Kern')).toContainText(/bis \d/)
  await expect.poll(stored).toBe(soon)
  await openSheet()
  await expect(day).toHaveValue(soon)
  await day.fill(later)
  await dialog.getByRole('button', { name: 'Letzten Tag speichern' }).click()
  await expect.poll(stored).toBe(later)
  await new FramePage(page).undo()
  await expect.poll(stored).toBe(soon)
  await openSheet()
  await dialog.getByRole('button', { name: 'Ohne Ende' }).click()
  await expect.poll(stored).toBeNull()
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

test('an invitation brings names, classes and subjects, and many are sent again or withdrawn at once', async ({
  page,
  founder,
  mark,
}) => {
  const { api } = founder
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '3a', schoolLevel: 3 } })
  for (const [name, abbreviation] of [
    ['Englisch', 'E'],
    ['Musik', 'MU'],
  ] as const)
    await api.call(subjectRoutes.createSubject, {
      params: { schoolClassId: id },
      body: { name, abbreviation, color: '#3f6f8f' },
    })
  const address = (name: string) => `${name}.${mark.replace(/\W/g, '').toLowerCase()}@probe.example`
  const people = new PeoplePage(page)
  await people.open(String(founder.whoAmI.currentTenantId))
  await page.getByRole('main').getByRole('button', { name: 'Einladen' }).click()
  const { sheet: dialog } = people
  await dialog.getByRole('textbox').fill(`"Kern, Karin" <${address('karin')}>, Ali Öz <${address('ali')}>`)
  const send = dialog.getByRole('button', { name: '2 Personen einladen' })
  await dialog.getByRole('button', { name: 'Klassen und Fächer mitgeben' }).click()
  await dialog.getByRole('checkbox', { name: '3a' }).click()
  // Without a subject there is nothing to give.
  await expect(dialog.getByText(/^Wählen Sie mindestens ein Fach/)).toBeVisible()
  await expect(send).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Alle Fächer' }).click()
  await send.click()
  await new FramePage(page).expectNotified('2 Zugänge geändert')
  await expect(people.row('Karin Kern')).toContainText(address('karin'))
  await expect(people.row('Ali Öz')).toContainText('3a')
  const { rows } = await api.call(accessRightRoutes.listAccessRights)
  expect(rows.map(({ schoolSubjectIds }) => schoolSubjectIds.length)).toEqual([2, 2])

  await page.getByRole('checkbox', { name: 'Alle wählen' }).click()
  await page.getByRole('button', { name: '2 Einladungen erneut senden' }).click()
  // They were mailed just now.
  await new FramePage(page).expectNotified('2 Einladungen konnten jetzt nicht verschickt werden.')
  await page.getByRole('button', { name: '2 Einladungen zurückziehen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})

test('whoever makes a link and whoever opens it read who can register, and the way round', async ({
  page,
  founder,
  browser,
  baseURL,
  mark,
}) => {
  const people = new PeoplePage(page)
  await people.open(String(founder.whoAmI.currentTenantId))
  await page.getByRole('main').getByRole('button', { name: 'Einladen' }).click()
  await people.sheet.getByRole('tab', { name: 'Link und Code' }).click()
  await expect(people.sheet.getByText(/Adresse oder Domain der Anbieter freigeschaltet hat/)).toBeVisible()
  await people.sheet.getByRole('button', { name: 'Link und Code erzeugen' }).click()
  const link = await people.sheet.getByRole('textbox', { name: 'Einladungslink' }).inputValue()
  await people.sheet.getByRole('button', { name: 'Adresse einladen' }).click()
  await expect(people.sheet.getByRole('textbox', { name: 'E-Mail-Adressen' })).toBeVisible()

  const context = await browser.newContext({ locale: 'de-DE', storageState: { cookies: [], origins: [] } })
  const visitor = await context.newPage()
  const { pathname, search } = new URL(link)
  await visitor.goto(new URL(pathname + search, String(baseURL)).href)
  await expect(visitor.getByText(/nur Adressen anlegen, die freigeschaltet sind/)).toBeVisible()
  await visitor.getByRole('link', { name: 'Konto anlegen' }).click()
  await visitor.getByLabel('Vorname').fill('Fee')
  await visitor.getByLabel('Nachname').fill('Fremd')
  await visitor.getByLabel('E-Mail', { exact: false }).fill(`fee.${mark.replace(/\W/g, '')}@nirgends.example`)
  await visitor.getByRole('checkbox').click()
  await visitor.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(visitor.getByText(/Diese Adresse ist nicht freigeschaltet/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Bitte kopieren' })).toBeVisible()
  await context.close()
})

const failed = { status: 500, json: { success: false, error: 'UNKNOWN', message: 'broken' } }

test('people that cannot be read are one failure, a retry brings them, and what was searched stays', async ({
  page,
  founder,
}) => {
  const people = new PeoplePage(page)
  await people.open(String(founder.whoAmI.currentTenantId))
  const search = page.getByRole('searchbox')
  await expect(people.row('einzige Person mit dieser Rolle')).toBeVisible()
  const staff = /\/api\/tenants\/current\/staff\?/
  for (const answer of [
    { respond: (route: Route) => route.fulfill(failed), says: 'Etwas ist schiefgegangen.' },
    { respond: (route: Route) => route.abort(), says: 'Keine Verbindung. Bitte prüfen Sie Ihr Netz.' },
  ]) {
    const searched = answer.says.slice(0, 5)
    await page.route(staff, answer.respond)
    await search.fill(searched)
    const card = page.getByRole('main').getByRole('alert')
    await expect(card).toContainText(answer.says)
    await expect(search).toHaveValue(searched)
    await page.unroute(staff)
    await card.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByText('Niemand passt zu Suche und Filtern')).toBeVisible()
    await expect(search).toHaveValue(searched)
  }
})

test('links and people that cannot be read are not taken for none', async ({ page, founder }) => {
  const people = new PeoplePage(page)
  const tenantId = String(founder.whoAmI.currentTenantId)
  const links = /\/api\/invitations\/active/
  await page.route(links, (route) => route.fulfill(failed))
  await people.open(tenantId)
  const card = page.getByRole('main').getByRole('alert')
  await expect(card).toContainText('Offene Links und Codes konnten nicht geladen werden')
  await page.unroute(links)
  await card.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(card).toHaveCount(0)
  const users = /\/api\/tenants\/current\/users/
  await page.route(users, (route) => route.fulfill(failed))
  await page.goto(`/school/${tenantId}/settings/user/rights`)
  await page.getByRole('main').getByRole('button', { name: 'Rechte vergeben' }).first().click()
  const inSheet = page.getByRole('dialog', { name: 'Rechte vergeben' }).getByRole('alert')
  await expect(inSheet).toContainText('Das konnte nicht geladen werden')
  await page.unroute(users)
  await inSheet.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(inSheet).toHaveCount(0)
})
