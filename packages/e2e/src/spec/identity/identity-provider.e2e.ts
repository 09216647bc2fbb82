import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { expect, removeFromSchool, test } from '../../fixture/account'
import type { Api } from '../../fixture/api'
import { mailedText } from '../../fixture/mailbox'
import { FramePage } from '../../page/frame.page'
import { IdentityProviderPage } from '../../page/identity-provider.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'
import { ProfilePage } from '../../page/profile.page'

test.use({ person: null, by: 'keyboard' })

/** The owner of the second school invites an address. */
const invite = async (api: Api, email: string) => {
  await api.call(userRoleRoutes.addUser, { body: { email, firstName: 'Nele', lastName: 'Neumann', roleType: 'user' } })
}

test('an invited user signs in with an identity provider, and arrives at the requested page', async ({
  page,
  input,
  newcomer: { address },
  sessionOf,
}) => {
  const { api } = await sessionOf('neighbour')
  // The invitation's verified address links the external identity to an account without any other sign-in.
  await invite(api, address)
  await page.goto('/auth/login?back=%2Fuser%2Finvitations')
  await new PlainPage(page, input).press('Weiter mit Schulportal')
  await new IdentityProviderPage(page, input).signIn(address)
  await new PlainPage(page, input).press('Zustimmen und weiter')
  await expect(page).toHaveURL(/\/onboarding\//)
  await expect(new FramePage(page, input).account).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await removeFromSchool(api, address)
})

test('an account with a password is linked by hand, told by mail, used and unlinked', async ({
  page,
  input,
  account,
  sessionOf,
}) => {
  const plain = new PlainPage(page, input)
  const provider = new IdentityProviderPage(page, input)
  const profile = new ProfilePage(page, input)
  const frame = new FramePage(page, input)
  const { api } = await sessionOf('neighbour')
  await invite(api, account.address)
  await page.goto('/auth/login?back=%2Fprofile')
  await plain.press('Weiter mit Schulportal')
  await provider.signIn(account.address)
  await expect(
    plain.message(/Melden Sie sich mit Ihrem Passwort an, und verbinden Sie es unter „Mein Konto“/),
  ).toBeVisible()
  await plain.follow('Zur Anmeldung')
  await page.goto('/auth/login?back=%2Fprofile')
  await new LoginPage(page, input).signIn(account)
  const section = profile.section('Anmeldung mit einem anderen Konto')
  await profile.press('Mit Schulportal verbinden')
  await input.write(profile.currentPassword, account.password)
  await profile.press('Weiter zu Schulportal')
  await expect(section.getByText(`Schulportal: ${account.address}`)).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expectAccessible(page, 'profile with a linked provider', { themes: ['light', 'dark'], size: narrow })
  expect(await mailedText(page.request, account.address, 'mit „Schulportal“ verbunden')).toContain('/profile')
  await frame.choose('Abmelden')
  await plain.press('Weiter mit Schulportal')
  await expect(frame.account).toBeVisible()
  await page.goto('/profile')
  await profile.press('Verbindung lösen Schulportal')
  await input.press(
    page
      .getByRole('alertdialog', { name: 'Verbindung mit Schulportal lösen?' })
      .getByRole('button', { name: 'Verbindung lösen' }),
  )
  await frame.expectNotified('Die Verbindung ist gelöst.')
  await removeFromSchool(api, account.address)
})

test('shows what to do after cancelling, or without an account', async ({ page }) => {
  const plain = new PlainPage(page)
  const provider = new IdentityProviderPage(page)
  await page.goto('/auth/login')
  await plain.press('Weiter mit Schulportal')
  await provider.cancel()
  await expect(plain.message(/^Der Anbieter hat die Anmeldung nicht bestätigt/)).toBeVisible()
  await plain.follow('Zur Anmeldung')
  await plain.press('Weiter mit Schulportal')
  await provider.signIn(`${crypto.randomUUID()}@fremd.example`)
  await expect(plain.message(/^Damit ist noch kein Konto bei Lernspur verbunden\./)).toBeVisible()
})
