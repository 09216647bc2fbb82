import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixture/account'
import { inputNames } from '../../fixture/input/user-input'
import { signInWith } from '../../fixture/session'
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
      playwright,
      baseURL,
    }) => {
      const profile = new ProfilePage(page, input)
      const login = new LoginPage(page, input)
      await page.goto('/auth/login?back=%2Fprofile')
      await login.signIn(account)
      await expect(page).toHaveURL('/profile')
      const download = page.waitForEvent('download')
      await profile.press('Meine Daten herunterladen')
      expect(await readFile(await (await download).path(), 'utf8')).toContain(account.address)
      await profile.press('Konto deaktivieren …')
      const question = profile.dialog('Konto wirklich deaktivieren?')
      await input.press(question.getByRole('button', { name: 'Konto endgültig deaktivieren' }))
      await expect(question.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible()
      await input.write(profile.currentPassword, account.password)
      await input.press(question.getByRole('button', { name: 'Konto endgültig deaktivieren' }))
      await expect(login.heading).toBeVisible()
      await expect(signInWith(playwright.request, String(baseURL), account)).rejects.toThrow('401')
    })
  })
