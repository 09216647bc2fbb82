import { userRoleRoutes } from '@lernspur/contracts/user-role.contract'
import { expect, removeFromSchool, test } from '../../fixture/account'
import { FramePage } from '../../page/frame.page'
import { IdentityProviderPage } from '../../page/identity-provider.page'
import { PlainPage } from '../../page/plain.page'

test.use({ person: null, by: 'keyboard' })

test('an invited user signs in with an identity provider, and arrives at the requested page', async ({
  page,
  input,
  account,
  sessionOf,
}) => {
  const { api } = await sessionOf('neighbour')
  // The verified address of the invitation links the external identity to the account.
  await api.call(userRoleRoutes.addUser, {
    body: { email: account.address, firstName: 'Nele', lastName: 'Neumann', roleType: 'user' },
  })
  await page.goto('/auth/login?back=%2Fprofile')
  await new PlainPage(page, input).press('Weiter mit Schulportal')
  await new IdentityProviderPage(page, input).signIn(account.address)
  await expect(new FramePage(page, input).account).toBeVisible()
  await expect(page).toHaveURL('/profile')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
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
