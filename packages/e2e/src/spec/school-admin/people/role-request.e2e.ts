import { providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import { roleRequestRoutes } from '@lernspur/contracts/school-admin/role-request.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { expect, test } from '../../../fixture/founder'
import { mailedText } from '../../../fixture/mailbox'
import type { Session } from '../../../fixture/session'
import { FramePage } from '../../../page/frame.page'
import { IdentityDialog } from '../../../page/identity-dialog.page'

const title = 'Anfragen des Anbieters'

/** The provider requests an owner for the founder's school; returns the address. */
const ask = async (provider: Session, founder: Session, firstName: string): Promise<string> => {
  const email = `${crypto.randomUUID().slice(0, 8)}@probe.example`
  await provider.api.call(providerUserRoutes.addTenantUser, {
    params: { tenantId: String(founder.whoAmI.currentTenantId) },
    body: { email, firstName, lastName: 'Fremd', roleType: 'admin' },
  })
  return email
}

const rolesOf = async (founder: Session, email: string): Promise<readonly string[]> => {
  const list = { filter: [{ field: 'email', type: 'eq', value: email }] } as const
  const { rows } = await founder.api.call(userRoleRoutes.listUserRoles, { list })
  return rows.map(({ status, requestedRoleType }) => `${status} ${requestedRoleType}`)
}

test('the owner confirms from the start page whom the provider adds as owner', async ({
  page,
  founder,
  account,
  sessionOf,
  request,
}) => {
  const email = await ask(await sessionOf('provider'), founder, 'Alma')
  await page.goto('/')
  const frame = new FramePage(page)
  await page.getByRole('link', { name: 'Anfragen ansehen' }).click()
  await expect(frame.heading(title)).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Alma Fremd' })
  await expect(card).toContainText('soll als Inhaber/in neu dazukommen')
  await expect(card).toContainText(email)
  await card.getByRole('button', { name: 'Alma Fremd bestätigen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Alma Fremd als Inhaber/in bestätigen?' })
  await expect(question).toContainText('in der ganzen Schule alles sehen und ändern (0 Klassen, 0 Kinder)')
  await question.press('Escape')
  expect(await rolesOf(founder, email)).toEqual(['invitationPending admin'])
  await card.getByRole('button', { name: 'Alma Fremd bestätigen' }).click()
  await question.getByRole('button', { name: 'Bestätigen' }).click()
  const identity = new IdentityDialog(page)
  await identity.dialog.press('Escape')
  await expect(card.getByText('Bitte bestätigen Sie zuerst, dass Sie es sind.')).toBeVisible()
  expect(await rolesOf(founder, email)).toEqual(['invitationPending admin'])
  await card.getByRole('button', { name: 'Alma Fremd bestätigen' }).click()
  await question.getByRole('button', { name: 'Bestätigen' }).click()
  await identity.give(account.password)
  await frame.expectNotified('Alma Fremd ist bestätigt.')
  await expect(page.getByRole('heading', { name: 'Keine offenen Anfragen' })).toBeVisible()
  expect(await rolesOf(founder, email)).toEqual(['invitationPending null'])
  await mailedText(request, email, 'lädt Sie ein')
  await page.goto('/')
  await expect(frame.navigation).toBeVisible()
  await expect(page.getByRole('link', { name: 'Anfragen ansehen' })).toHaveCount(0)
})

test('the notification leads to the request, and who is refused stays outside', async ({
  page,
  founder,
  account,
  sessionOf,
  request,
}) => {
  const email = await ask(await sessionOf('provider'), founder, 'Bodo')
  await mailedText(request, account.address, 'Bodo Fremd')
  await page.goto('/')
  const frame = new FramePage(page)
  await frame.bell.click()
  await frame.notifications.getByText('Bodo Fremd').click()
  await expect(page).toHaveURL(`/school/${founder.whoAmI.currentTenantId}/settings/role-requests`)
  await page.getByRole('button', { name: 'Bodo Fremd ablehnen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ablehnen' }).click()
  await frame.expectNotified('Die Anfrage für Bodo Fremd ist abgelehnt.')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Keine offenen Anfragen' })).toBeVisible()
  expect(await rolesOf(founder, email)).toEqual(['invitationDeclined null'])
})

test('a request that is answered elsewhere goes from the list once it is answered again, which is said', async ({
  page,
  founder,
  account,
  sessionOf,
}) => {
  const email = await ask(await sessionOf('provider'), founder, 'Bodo')
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/role-requests`)
  const confirm = page.getByRole('button', { name: 'Bodo Fremd bestätigen' })
  await expect(confirm).toBeVisible()
  const { rows } = await founder.api.call(roleRequestRoutes.listRoleRequests)
  for (const { id } of rows)
    await founder.api.call(roleRequestRoutes.answerRoleRequest, { params: { userRoleId: id }, body: { accept: false } })
  await confirm.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click()
  await new IdentityDialog(page).give(account.password)
  await new FramePage(page).expectNotified('Die Anfrage für Bodo Fremd ist schon beantwortet oder zurückgezogen.')
  await expect(page.getByRole('heading', { name: 'Keine offenen Anfragen' })).toBeVisible()
  expect(await rolesOf(founder, email)).toEqual(['invitationDeclined null'])
})
