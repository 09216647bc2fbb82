import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixture/account'
import { mailedLink } from '../../fixture/mailbox'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'

test.use({ person: null, by: 'keyboard' })

/** Requests a sign-in link; returns the message of the waiting page. */
const requestLink = async (page: Page, address: string): Promise<Locator> => {
  const plain = new PlainPage(page)
  const waiting = plain.message('Sobald Sie den Link öffnen, geht es hier weiter.')
  await page.goto('/auth/login?way=link')
  await plain.address.fill(address)
  await plain.press('Link schicken')
  await expect(waiting).toBeVisible()
  return waiting
}

test('a link opened on another device signs in the browser that requested it', async ({
  page,
  input,
  browser,
  account,
}) => {
  const plain = new PlainPage(page, input)
  await page.goto('/auth/login?back=%2Fprofile')
  await input.write(new LoginPage(page, input).address, account.address)
  await plain.follow('Link per E-Mail erhalten')
  await expect(plain.address).toHaveValue(account.address)
  await plain.press('Link schicken')
  await expect(plain.message('Sobald Sie den Link öffnen, geht es hier weiter.')).toBeVisible()
  // A phone may reload the page while its user looks for the mail.
  await page.reload()
  await expect(plain.message('Sobald Sie den Link öffnen, geht es hier weiter.')).toBeVisible()

  const elsewhere = await browser.newContext()
  const there = await elsewhere.newPage()
  await there.goto(await mailedLink(page.request, account.address, '/auth/login'))
  const number = (await plain.number.textContent()) ?? ''
  expect(number).toMatch(/^[1-9]\d$/)
  await expect(new PlainPage(there).number).toHaveText(number)
  await expect(new PlainPage(there).fact('Gerät')).toHaveText(/ auf Linux$/)
  await expect(new PlainPage(there).fact('Netzadresse')).toHaveText(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/)
  await new PlainPage(there).press('Ja, anmelden')
  await expect(new PlainPage(there).heading('Dort geht es weiter')).toBeFocused()
  await expect(new FramePage(page, input).account).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await there.reload()
  await expect(new PlainPage(there).message(/^Der Link wurde schon benutzt\./)).toBeVisible()
  expect(await there.evaluate(() => localStorage.length)).toBe(0)
  await elsewhere.close()
})

test('a link opened in the same browser signs in there, and the waiting tab follows', async ({
  page,
  context,
  account,
}) => {
  await requestLink(page, account.address)
  const tab = await context.newPage()
  await tab.goto(await mailedLink(page.request, account.address, '/auth/login'))
  await new PlainPage(tab).press('Ja, anmelden')
  await expect(new FramePage(tab).account).toBeVisible()
  await expect(new FramePage(page).account).toBeVisible()
})

test('a link opened in a signed-in browser lets the other device in after confirmation', async ({
  page,
  browser,
  account,
}) => {
  await requestLink(page, account.address)
  const elsewhere = await browser.newContext({ storageState: account.session.state })
  const there = await elsewhere.newPage()
  const link = await mailedLink(page.request, account.address, '/auth/login')
  const question = there.getByRole('alertdialog', { name: 'Anderes Gerät anmelden?' })
  await there.goto(link)
  const number = (await new PlainPage(page).number.textContent()) ?? ''
  await expect(question.getByText(number, { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Anderes Gerät anmelden' }).click()
  await expect(new FramePage(page).account).toBeVisible()
  await expect(there).toHaveURL('/')
  await expect(new FramePage(there).account).toBeVisible()
  await elsewhere.close()
})

test('a no ends the sign-in, in both windows and for good', async ({ page, browser, account }) => {
  await requestLink(page, account.address)
  const link = await mailedLink(page.request, account.address, '/auth/login')
  const elsewhere = await browser.newContext()
  const there = await elsewhere.newPage()
  await there.goto(link)
  await new PlainPage(there).press('Nein, das war ich nicht')
  await expect(new PlainPage(there).heading('Diese Anmeldung ist vorbei')).toBeFocused()
  await expect(new PlainPage(there).message(/^Niemand wird damit angemeldet/)).toBeVisible()
  await expect(new PlainPage(page).message(/wurde „Nein, das war ich nicht“ gewählt/)).toBeVisible()
  await there.goto(link)
  await expect(new PlainPage(there).message(/wurde „Nein, das war ich nicht“ gewählt/)).toBeVisible()
  await elsewhere.close()
})

test('a no in a signed-in browser ends the sign-in of the other one', async ({ page, browser, account }) => {
  await requestLink(page, account.address)
  const elsewhere = await browser.newContext({ storageState: account.session.state })
  const there = await elsewhere.newPage()
  await there.goto(await mailedLink(page.request, account.address, '/auth/login'))
  const question = there.getByRole('alertdialog', { name: 'Anderes Gerät anmelden?' })
  await question.getByRole('button', { name: 'Nein, das war ich nicht' }).click()
  await expect(there).toHaveURL('/')
  await expect(new PlainPage(page).message(/wurde „Nein, das war ich nicht“ gewählt/)).toBeVisible()
  await expect(new FramePage(there).account).toBeVisible()
  await elsewhere.close()
})
