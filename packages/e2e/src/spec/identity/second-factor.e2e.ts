import { twoFactorRoutes } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/account'
import { totp } from '../../fixture/sign-in/totp'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'
import { ProfilePage } from '../../page/profile.page'

test.use({ person: null, by: 'keyboard' })

test('a second factor is turned on, requested, replaced by a recovery code and turned off, by keyboard alone', async ({
  page,
  input,
  account,
}) => {
  const login = new LoginPage(page, input)
  const plain = new PlainPage(page, input)
  const frame = new FramePage(page, input)
  const profile = new ProfilePage(page, input)
  const section = profile.section('Zweiter Faktor')
  await page.goto('/auth/login?back=%2Fprofile')
  await login.signIn(account)
  await profile.press('Zweiten Faktor einschalten')
  const setUp = profile.dialog('Zweiten Faktor einschalten')
  await input.write(profile.currentPassword, account.password)
  await input.press(setUp.getByRole('button', { name: 'Weiter' }))
  await expect(setUp.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
  const secret = ((await setUp.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '').replaceAll(' ', '')
  await input.write(profile.code, totp(secret))
  await page.keyboard.press('Enter')
  const list = profile.dialog('Ihre Wiederherstellungscodes')
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const recoveryCodes = await list.getByRole('listitem').allTextContents()
  // On a phone even a code of wide letters fits in one line.
  await page.setViewportSize(narrow)
  const lines = await list
    .getByRole('listitem')
    .last()
    .evaluate((code) => {
      code.textContent = 'QQEC-CNMM-MDSN'
      const text = document.createRange()
      text.selectNodeContents(code)
      return text.getClientRects().length
    })
  expect(lines).toBe(1)
  await input.press(list.getByRole('button', { name: 'Ich habe sie notiert' }))
  await expect(section.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible()

  await frame.choose('Abmelden')
  await login.signIn(account)
  await expect(plain.heading('Noch ein Schritt')).toBeFocused()
  await plain.press('Code prüfen')
  await expect(plain.message('Bitte geben Sie den Code ein.')).toBeVisible()
  await expect(profile.code).toBeFocused()
  await input.write(profile.code, '000000')
  await plain.press('Code prüfen')
  await expect(plain.message(/^Der Code stimmt nicht/)).toBeVisible()
  await expect(profile.code).toHaveValue('000000')
  // The current code turned the factor on and cannot be used again.
  await input.write(profile.code, totp(secret, 1))
  await page.keyboard.press('Enter')
  await expect(frame.account).toBeVisible()
  await expect(page).toHaveURL('/')

  await frame.choose('Abmelden')
  await login.signIn(account)
  await plain.press('Code prüfen')
  await expect(plain.message('Bitte geben Sie den Code ein.')).toBeVisible()
  await input.write(profile.code, '000000')
  await plain.press('Code prüfen')
  await expect(plain.message(/^Der Code stimmt nicht/)).toBeVisible()
  await plain.press('Wiederherstellungscode verwenden')
  await expect(plain.message(/^(Der Code stimmt nicht|Bitte geben Sie den Code ein)/)).toHaveCount(0)
  await input.write(page.getByRole('textbox', { name: 'Wiederherstellungscode' }), recoveryCodes[0] ?? '')
  await plain.press('Code prüfen')
  await expect(frame.account).toBeVisible()

  await page.goto('/profile')
  await expect(section.getByText('Noch 9 Wiederherstellungscodes')).toBeVisible()
  await profile.press('Zweiten Faktor ausschalten')
  const turnOff = profile.dialog('Zweiten Faktor ausschalten')
  await input.write(profile.currentPassword, account.password)
  await input.write(profile.code, recoveryCodes[1] ?? '')
  await input.press(turnOff.getByRole('button', { name: 'Zweiten Faktor ausschalten' }))
  await frame.expectNotified('Der zweite Faktor ist ausgeschaltet.')
  await expect(section.getByText('Ausgeschaltet')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Zweiten Faktor einschalten' })).toBeFocused()
})

test('the fifth wrong code ends the sign-in, and says so at once', async ({ page, input, account }) => {
  const { api } = account.session
  const { secret } = await api.call(twoFactorRoutes.setUpTwoFactor, { body: { currentPassword: account.password } })
  await api.call(twoFactorRoutes.confirmTwoFactor, { body: { tfaCode: totp(secret) } })
  const plain = new PlainPage(page, input)
  const { code } = new ProfilePage(page, input)
  await page.goto('/auth/login')
  await new LoginPage(page, input).signIn(account)
  for (const wrong of ['000001', '000002', '000003', '000004']) {
    await input.write(code, wrong)
    await plain.press('Code prüfen')
    await expect(plain.message(/^Der Code stimmt nicht/)).toBeVisible()
  }
  await input.write(code, '000005')
  await plain.press('Code prüfen')
  await expect(plain.heading('Diese Anmeldung ist vorbei')).toBeVisible()
  await expect(plain.message(/^Es gab zu viele falsche Versuche\./)).toBeVisible()
})
