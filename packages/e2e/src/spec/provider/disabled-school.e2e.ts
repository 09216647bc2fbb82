import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import { providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { expectNoSidewaysScroll } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/account'
import { beginSession } from '../../fixture/browser/begin-session'
import type { Session } from '../../fixture/session'
import { FramePage } from '../../page/frame.page'
import { IdentityDialog } from '../../page/identity-dialog.page'
import { TablePage } from '../../page/table.page'
import { personOf } from '../../person'

test.use({ person: 'provider' })

/** Makes a person a plain member of a school, or of the provider, and switches to it. */
const join = async (provider: Session, person: Session, tenantId: string): Promise<Session> => {
  const { id: userRoleId } = await provider.api.call(providerUserRoutes.addTenantUser, {
    params: { tenantId },
    body: { email: person.whoAmI.email, firstName: 'Nele', lastName: 'Neumann', roleType: 'user' },
  })
  await person.api.call(userRoutes.answerUserInvitation, { params: { userRoleId }, body: { accept: true } })
  return person.enter(userRoleId)
}

const makeSchool = async ({ api }: Session, name: string): Promise<string> => {
  const [state] = (await api.call(referenceDataRoutes.listStates, { list: { limit: 1 } })).rows
  // One word wider than any window.
  const slogan = 'Miteinander'.repeat(15)
  const body = { name, slogan, stateId: state?.id ?? '', countryId: state?.countryId ?? '' }
  return (await api.call(providerTenantRoutes.createTenant, { body })).id
}

test('a school is disabled with a reason, its teacher meets a page that says so, and it is deleted and kept', async ({
  page,
  browser,
  baseURL,
  account,
  sessionOf,
  mark,
}) => {
  const provider = await sessionOf('provider')
  const name = `Schule ${mark}`
  const member = await join(provider, account.session, await makeSchool(provider, name))
  const context = await browser.newContext({
    baseURL: String(baseURL),
    storageState: { cookies: member.state.cookies, origins: [] },
  })
  await beginSession(context, member, String(baseURL))
  const teacher = await context.newPage()
  await teacher.goto('/')
  await expect(teacher.getByText('Noch ist keine Klasse für Sie da')).toBeVisible()

  const schools = new TablePage(page, 'Schulen')
  await page.goto(`/provider/tenant?search=${encodeURIComponent(name)}`)
  const act = async (action: string) => {
    await schools
      .row(name)
      .getByRole('button', { name: `Aktionen für ${name}` })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Abschalten …')
  const disabling = page.getByRole('dialog', { name: `${name} abschalten?` })
  await expect(disabling.getByText('Das betrifft 1 Person')).toBeVisible()
  await disabling.getByRole('button', { name: 'Schule abschalten' }).click()
  await expect(disabling.getByText('Nennen Sie den Grund.')).toBeVisible()
  await disabling.getByLabel('Grund').fill('Der Vertrag ist abgelaufen.')
  await disabling.getByRole('button', { name: 'Schule abschalten' }).click()
  await expect(schools.row(name)).toContainText('abgeschaltet')

  await teacher.reload()
  await expect(new FramePage(teacher).heading(`${name} ist abgeschaltet`)).toBeVisible()
  await expect(teacher.getByRole('link', { name: /^E-Mail an/ })).toBeVisible()
  await expect(teacher.getByText('Der Vertrag ist abgelaufen.')).toHaveCount(0)

  await act('Löschen …')
  const deleting = page.getByRole('dialog', { name: `${name} löschen?` })
  await expect(deleting.getByText('Personen mit einer Rolle')).toBeVisible()
  await deleting.getByRole('button', { name: 'In 30 Tagen löschen' }).click()
  const waiting = schools.row(name).getByText('wird gelöscht').filter({ visible: true }).first()
  await new IdentityDialog(page).giveIfRequested(personOf('provider').password, waiting)
  await expect(waiting).toBeVisible()
  await new FramePage(page).undo()
  await expect(schools.row(name)).toContainText('abgeschaltet')

  await page.getByRole('link', { name }).click()
  await expect(page.getByText('Grund: Der Vertrag ist abgelaufen.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await expect(page.getByRole('button', { name: 'Einschalten' })).toHaveCount(0)
  await teacher.reload()
  await expect(teacher.getByText('Noch ist keine Klasse für Sie da')).toBeVisible()
  await context.close()
  await expectNoSidewaysScroll(page, 'a school')
  await page.goto('/provider/tenant')
  await expectNoSidewaysScroll(page, 'schools')
})

test('a plain member of the provider sees schools and nothing that changes them', async ({
  browser,
  baseURL,
  account,
  sessionOf,
}) => {
  const provider = await sessionOf('provider')
  const own = provider.whoAmI.currentTenantId ?? ''
  const member = await join(provider, account.session, own)
  const context = await browser.newContext({
    baseURL: String(baseURL),
    storageState: { cookies: member.state.cookies, origins: [] },
  })
  await beginSession(context, member, String(baseURL))
  const page = await context.newPage()
  const name = 'Primarschule Seewiese'
  await page.goto('/provider/tenant')
  await expect(new TablePage(page, 'Schulen').row(name)).toBeVisible()
  await expect(page.getByText('können nur Inhaberinnen und Inhaber beim Anbieter')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Schule anlegen|Aktionen für)/ })).toHaveCount(0)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('row').filter({ hasText: 'inhaberin@nachbarschule.example' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Person hinzufügen|Aktionen für|Einladung an)/ })).toHaveCount(0)
  const role = member.whoAmI.userRoles.find(({ tenantId }) => tenantId === own)
  await context.close()
  await provider.api.call(providerUserRoutes.deleteTenantUserRole, {
    params: { tenantId: own, userRoleId: role?.id ?? '' },
  })
})
