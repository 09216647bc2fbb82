import { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import { narrow } from '../../fixture/accessibility'
import { expect, removeFromSchool, test } from '../../fixture/account'
import { LoginPage } from '../../page/login.page'

test.use({ person: null, viewport: narrow })

test('what the status line says keeps its words whole beside the name of a school', async ({
  page,
  account,
  sessionOf,
}) => {
  const { api } = await sessionOf('neighbour')
  const { code } = await api.call(invitationRoutes.createInvitationCode, {
    body: { userRoleType: 'user', maximumUses: 1 },
  })
  await account.session.api.call(invitationRoutes.acceptInvitation, { body: { code } })
  try {
    await page.goto('/auth/login?back=%2Fprofile')
    await new LoginPage(page).signIn(account)
    const banner = page.getByRole('banner')
    await expect(banner.getByText('Primarschule Seewiese')).toBeVisible()
    await page.getByRole('checkbox', { name: 'per E‑Mail' }).first().click()
    const status = banner.getByRole('status').filter({ hasText: /^Gespeichert/ })
    await expect(status).toBeVisible()
    // Status and time take two lines at most.
    const lines = await status.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines)).toBeLessThanOrEqual(2)
  } finally {
    await removeFromSchool(api, account.address)
  }
})
