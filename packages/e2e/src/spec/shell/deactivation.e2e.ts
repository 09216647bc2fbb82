import { readFile } from 'node:fs/promises'
import { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import { expect, removeFromSchool, test } from '../../fixture/account'
import { inputNames } from '../../fixture/input/user-input'
import { signInWith } from '../../fixture/session'
import { expectNothingStored, rowsInDatabases } from '../../fixture/sign-in/stored-data'
import { LoginPage } from '../../page/login.page'
import { ProfilePage } from '../../page/profile.page'

test.use({ person: null })

for (const by of inputNames)
  test.describe(`by ${by}`, () => {
    test.use({ by })

    test('an account can be exported, and deactivated permanently', async ({
      page,
      input,
      account,
      sessionOf,
      playwright,
      baseURL,
    }) => {
      const profile = new ProfilePage(page, input)
      const login = new LoginPage(page, input)
      const { api: owner } = await sessionOf('owner')
      const invitation = { userRoleType: 'user', maximumUses: 1 } as const
      const { code } = await owner.call(invitationRoutes.createInvitationCode, { body: invitation })
      try {
        await account.session.api.call(invitationRoutes.acceptInvitation, { body: { code } })
        await page.goto('/auth/login?back=%2Fprofile')
        await login.signIn(account)
        await expect(page).toHaveURL('/profile')
        await expect.poll(() => rowsInDatabases(page)).toBeGreaterThan(0)
        const download = page.waitForEvent('download')
        await profile.press('Meine Daten herunterladen')
        expect(await readFile(await (await download).path(), 'utf8')).toContain(account.address)
        await profile.press('Konto deaktivieren …')
        const question = profile.dialog('Konto wirklich deaktivieren?')
        await input.press(question.getByRole('button', { name: 'Konto endgültig deaktivieren' }))
        await expect(question.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible()
        await input.write(profile.currentPassword, account.password)
        await page.route('**/api/users/me/deactivate', async (route) => {
          await expect(question.getByText('Abbrechen', { exact: true })).toBeDisabled()
          await route.continue()
        })
        await input.press(question.getByRole('button', { name: 'Konto endgültig deaktivieren' }))
        await expect(login.message('Ihr Konto ist deaktiviert.')).toBeVisible()
        await expectNothingStored(page)
        await expect(signInWith(playwright.request, String(baseURL), account)).rejects.toThrow('401')
      } finally {
        await removeFromSchool(owner, account.address)
      }
    })
  })

test.describe('the owner of the provider', () => {
  test.use({ person: 'provider' })

  test('is asked to give the role to somebody, as there is no school to hand over or to close', async ({ page }) => {
    const profile = new ProfilePage(page)
    await profile.open()
    const section = profile.section('Konto deaktivieren')
    await expect(section.getByText('geben Sie die Rolle zuerst jemandem')).toBeVisible()
    await expect(section.getByText('geben Sie die Schule')).toHaveCount(0)
  })
})
