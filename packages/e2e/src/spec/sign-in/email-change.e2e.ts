import { emailRoutes } from '@lernspur/contracts/email.contract'
import { expect, test } from '../../fixture/account'
import { mailedLink } from '../../fixture/mailbox'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'

test.use({ person: null })

test('a new address is confirmed by its mail, and signs in from then on', async ({ page, account }) => {
  const plain = new PlainPage(page)
  const login = new LoginPage(page)
  const newEmail = `neu-${account.address}`
  await account.session.api.call(emailRoutes.requestEmailChange, {
    body: { currentPassword: account.password, newEmail },
  })
  const link = await mailedLink(page.request, newEmail, '/auth/email-change')
  await page.goto(link)
  await plain.press('Adresse bestätigen')
  await expect(plain.heading('Ihre neue Adresse gilt')).toBeFocused()
  await plain.follow('Zur Anmeldung')
  await login.signIn({ ...account, address: newEmail })
  await expect(page).toHaveURL('/')
  // Signed-in people may open the link, too; it is over now.
  await page.goto(link)
  await plain.press('Adresse bestätigen')
  await expect(plain.heading('Dieser Link gilt nicht mehr')).toBeVisible()
  await plain.follow('Zur Startseite')
  await expect(page).toHaveURL('/')
})
