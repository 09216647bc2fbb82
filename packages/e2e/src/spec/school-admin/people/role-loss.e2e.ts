import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { beginSession } from '../../../fixture/browser/begin-session'
import { expect, test } from '../../../fixture/founder'
import type { Session } from '../../../fixture/session'
import { FramePage } from '../../../page/frame.page'
import { IdentityDialog } from '../../../page/identity-dialog.page'

/** Somebody whom the school itself has invited. */
const invite = async (founder: Session): Promise<string> => {
  const email = `${crypto.randomUUID().slice(0, 8)}@probe.example`
  const body = { email, firstName: 'Rita', lastName: 'Fremd', roleType: 'user' } as const
  await founder.api.call(userRoleRoutes.addUser, { body })
  return email
}

test('what the provider takes waits for the owner of the school, who confirms it, and can be withdrawn until then', async ({
  page,
  founder,
  account,
  sessionOf,
  browser,
  baseURL,
}) => {
  const email = await invite(founder)
  const provider = await sessionOf('provider')
  const context = await browser.newContext({
    locale: 'de-DE',
    baseURL: String(baseURL),
    storageState: { cookies: provider.state.cookies, origins: [] },
  })
  await beginSession(context, provider, String(baseURL))
  const desk = await context.newPage()
  const person = desk.getByRole('row').filter({ hasText: email })
  const waits = person
    .getByText('soll aus der Schule entfernt werden, wenn die Schule zustimmt')
    .filter({ visible: true })
  const act = async (item: string) => {
    await person.getByRole('button', { name: 'Aktionen für Rita Fremd' }).click()
    await desk.getByRole('menuitem', { name: item }).click()
  }
  const ask = async () => {
    await act('Einladung zurückziehen …')
    const question = desk.getByRole('alertdialog', { name: 'Einladung von Rita Fremd zurückziehen?' })
    await expect(question).toContainText('muss zustimmen')
    await question.getByRole('button', { name: 'Um Bestätigung bitten' }).click()
    await expect(waits).toBeVisible()
  }

  await test.step('the provider asks, and withdraws it', async () => {
    await desk.goto(`/provider/tenant/${founder.whoAmI.currentTenantId}`)
    await ask()
    await act('Anfrage an die Schule zurückziehen')
    await expect(waits).toHaveCount(0)
    await ask()
    await desk.reload()
    await expect(waits).toBeVisible()
    await context.close()
  })

  await test.step('the owner finds it from the start page, and confirms it', async () => {
    await page.goto('/')
    const frame = new FramePage(page)
    await page.getByRole('link', { name: 'Anfragen ansehen' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Rita Fremd' })
    await expect(card).toContainText('soll aus der Schule entfernt werden')
    await card.getByRole('button', { name: 'Rita Fremd bestätigen' }).click()
    const question = page.getByRole('alertdialog', { name: 'Rita Fremd aus der Schule entfernen?' })
    await question.getByRole('button', { name: 'Entfernen' }).click()
    await new IdentityDialog(page).give(account.password)
    await frame.expectNotified('Rita Fremd gehört nicht mehr zur Schule.')
    const list = { filter: [{ field: 'email', type: 'eq', value: email }] } as const
    expect((await founder.api.call(userRoleRoutes.listUserRoles, { list })).rows).toEqual([])
  })
})
