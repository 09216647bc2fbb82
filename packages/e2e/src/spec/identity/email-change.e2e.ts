import { emailRoutes } from '@lernspur/contracts/identity/email.contract'
import { expect, test } from '../../fixture/account'
import { mailedLink } from '../../fixture/mailbox'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'
import { ProfilePage } from '../../page/profile.page'

test.use({ person: null, by: 'keyboard' })

test('a new address needs the password and its own mail, and signs in afterwards', async ({ page, input, account }) => {
  const plain = new PlainPage(page, input)
  const login = new LoginPage(page, input)
  const newEmail = `neu-${account.address}`
  const profile = new ProfilePage(page, input)
  await page.goto('/auth/login?back=%2Fprofile')
  await login.signIn(account)
  await profile.press('Adresse ändern')
  await input.write(page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }), newEmail)
  await input.write(profile.currentPassword, 'falsch')
  await profile.press('Link senden')
  await expect(profile.section('E-Mail-Adresse').getByText('Das Passwort stimmt nicht.')).toBeVisible()
  await input.write(profile.currentPassword, account.password)
  await profile.press('Link senden')
  await expect(page.getByText(`Der Link ist unterwegs an ${newEmail}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adresse ändern' })).toBeFocused()
  await new FramePage(page, input).choose('Abmelden')
  await expect(login.heading).toBeVisible()
  const link = await mailedLink(page.request, newEmail, '/auth/email-change')
  await page.goto(link)
  await plain.press('Adresse bestätigen')
  await expect(plain.heading('Ihre neue Adresse gilt')).toBeFocused()
  await plain.follow('Zur Anmeldung')
  await login.signIn({ ...account, address: newEmail })
  await expect(page).toHaveURL('/')
  // Signed-in users may open the link, too; its code has been used.
  await page.goto(link)
  await plain.press('Adresse bestätigen')
  await expect(plain.heading('Dieser Link gilt nicht mehr')).toBeVisible()
  await plain.follow('Zur Startseite')
  await expect(page).toHaveURL('/')
})

test.describe(() => {
  test.use({ person: 'teacher', by: 'mouse' })

  test('confirmed in another user’s session, it changes nothing for that user', async ({ page, account }) => {
    const plain = new PlainPage(page)
    const newEmail = `anders-${account.address}`
    await account.session.api.call(emailRoutes.requestEmailChange, {
      body: { newEmail, currentPassword: account.password },
    })
    await page.goto(await mailedLink(page.request, newEmail, '/auth/email-change'))
    await plain.press('Adresse bestätigen')
    await expect(page.getByText(/^Melden Sie sich ab jetzt mit der neuen Adresse an/)).toBeVisible()
    await plain.follow('Zur Startseite')
    await expect(new FramePage(page).account).toHaveAccessibleName(/Miriam/)
  })
})
