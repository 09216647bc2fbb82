import { twoFactorRoutes } from '@lernspur/contracts/two-factor.contract'
import { expect, test } from '../../fixture/account'
import { totp } from '../../fixture/sign-in/totp'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'

test.use({ person: null })

test('an account with a second factor asks for a code of the app, or for a recovery code', async ({
  page,
  account,
}) => {
  const { api } = account.session
  const login = new LoginPage(page)
  const plain = new PlainPage(page)
  const frame = new FramePage(page)
  const { secret } = await api.call(twoFactorRoutes.setUpTwoFactor, { body: { currentPassword: account.password } })
  const { recoveryCodes } = await api.call(twoFactorRoutes.confirmTwoFactor, { body: { tfaCode: totp(secret) } })

  await page.goto('/auth/login?back=%2Fclasses')
  await login.signIn(account)
  await expect(plain.heading('Noch ein Schritt')).toBeFocused()
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await plain.press('Code prüfen')
  await expect(plain.message('Bitte geben Sie den Code ein.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('000000')
  await plain.press('Code prüfen')
  await expect(plain.message(/^Der Code stimmt nicht/)).toBeVisible()
  await expect(code).toHaveValue('000000')
  // The one of this moment turned the factor on and is used up.
  await code.fill(totp(secret, 1))
  await page.keyboard.press('Enter')
  await expect(frame.account).toBeVisible()
  await expect(page).toHaveURL('/classes')

  await frame.choose('Abmelden')
  await login.signIn(account)
  await plain.press('Wiederherstellungscode verwenden')
  await page.getByRole('textbox', { name: 'Wiederherstellungscode' }).fill(recoveryCodes[0] ?? '')
  await plain.press('Code prüfen')
  await expect(frame.account).toBeVisible()
})
