import { twoFactorRoutes } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { twoFactorResetRoutes } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { expect, type Newcomer, removeFromSchool, test } from '../../fixture/account'
import type { Api } from '../../fixture/api'
import { mailedLink, mailedText } from '../../fixture/mailbox'
import type { Session } from '../../fixture/session'
import { totp } from '../../fixture/sign-in/totp'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'

type Account = Newcomer & { readonly session: Session }

/** Makes the account a member of the second school, with a second factor. */
const loseSecondFactor = async (owner: Api, { address, firstName, lastName, password, session: { api } }: Account) => {
  await owner.call(userRoleRoutes.addUser, { body: { email: address, firstName, lastName, roleType: 'user' } })
  const { rows } = await api.call(userRoutes.listUserInvitations)
  await api.call(userRoutes.answerUserInvitation, {
    params: { userRoleId: rows[0]?.id ?? '' },
    body: { accept: true },
  })
  const { secret } = await api.call(twoFactorRoutes.setUpTwoFactor, { body: { currentPassword: password } })
  await api.call(twoFactorRoutes.confirmTwoFactor, { body: { tfaCode: totp(secret) } })
}

test.describe('the owner of a school', () => {
  test.use({ person: 'neighbour', by: 'keyboard' })

  test('requests a reset, which the person objects to by the link of the mail', async ({
    page,
    input,
    account,
    sessionOf,
    browser,
    baseURL,
  }) => {
    const { api } = await sessionOf('neighbour')
    await loseSecondFactor(api, account)
    const frame = new FramePage(page, input)
    const main = page.getByRole('main')
    await page.goto('/')
    await frame.follow('Zweiter Faktor')
    await expect(frame.heading('Zweiten Faktor zurücksetzen')).toBeVisible()
    const address = main.getByRole('textbox', { name: 'E-Mail-Adresse der Person' })
    const submit = main.getByRole('button', { name: 'Zurücksetzen anfragen' })
    const question = page.getByRole('alertdialog', { name: /^Zweiten Faktor von .* zurücksetzen\?$/ })
    await input.write(address, 'niemand@fremd.example')
    await input.write(main.getByRole('textbox', { name: 'Begründung' }), 'Telefon verloren')
    await input.press(submit)
    await input.press(question.getByRole('button', { name: 'Zurücksetzen anfragen' }))
    await expect(main.getByText(/^Das geht hier nicht: Unter dieser Adresse ist niemand/)).toBeVisible()
    await expectAccessible(page, 'refused reset', { themes: ['light', 'dark'], size: narrow })
    await input.write(address, account.address)
    await input.press(submit)
    await input.press(question.getByRole('button', { name: 'Zurücksetzen anfragen' }))
    await frame.expectNotified(`Angefragt. ${account.address} hat eine E‑Mail bekommen.`)
    const row = main.getByRole('listitem').filter({ hasText: account.address })
    await expect(row).toContainText('Telefon verloren')
    await expect(row).toContainText('wartet bis')
    await expectAccessible(page, 'waiting reset', { themes: ['light', 'dark'], size: wide })
    await mailedText(page.request, account.address, 'Begründung: „Telefon verloren“')
    const visitor = await browser.newPage({ baseURL: String(baseURL), storageState: { cookies: [], origins: [] } })
    await visitor.goto(await mailedLink(page.request, account.address, '/auth/second-factor'))
    const plain = new PlainPage(visitor)
    await plain.press('Widersprechen')
    await expect(plain.heading('Ihr zweiter Faktor bleibt')).toBeVisible()
    await visitor.close()
    await page.reload()
    await expect(row).toContainText('widersprochen')
    await expect(row.getByRole('button')).toHaveCount(0)
    await removeFromSchool(api, account.address)
  })

  test('withdraws a request', async ({ page, input, account, class3a, sessionOf }) => {
    const { api, whoAmI } = await sessionOf('neighbour')
    expect(whoAmI.currentTenantId).not.toBe(class3a.tenantId)
    await loseSecondFactor(api, account)
    const { id } = await api.call(twoFactorResetRoutes.requestTwoFactorReset, {
      body: { email: account.address, reason: 'Versehen' },
      idempotencyKey: crypto.randomUUID(),
    })
    expect(id).not.toBe('')
    await page.goto(`/school/${whoAmI.currentTenantId}/settings/second-factor`)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: account.address })
    await input.press(row.getByRole('button', { name: 'Anfrage zurückziehen' }))
    await expect(row).toContainText('zurückgezogen')
    await removeFromSchool(api, account.address)
  })
})

test.describe('an admin of the provider', () => {
  test.use({ person: 'provider' })

  test('agrees as the second person, and the password is enough', async ({
    page,
    account,
    sessionOf,
    browser,
    baseURL,
  }) => {
    const { api } = await sessionOf('neighbour')
    await loseSecondFactor(api, account)
    await api.call(twoFactorResetRoutes.requestTwoFactorReset, {
      body: { email: account.address, reason: 'Im Sekretariat ausgewiesen' },
      idempotencyKey: crypto.randomUUID(),
    })
    const frame = new FramePage(page)
    await page.goto('/')
    await frame.follow('Zweiter Faktor')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: account.address })
    await row.getByRole('button', { name: 'Sofort zurücksetzen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sofort zurücksetzen' }).click()
    await frame.expectNotified(`Der zweite Faktor von ${account.address} ist entfernt.`)
    await expect(row).toContainText('zurückgesetzt')
    const visitor = await browser.newPage({ baseURL: String(baseURL), storageState: { cookies: [], origins: [] } })
    await visitor.goto('/auth/login')
    await new LoginPage(visitor).signIn(account)
    await expect(new FramePage(visitor).account).toBeVisible()
    await visitor.close()
    await removeFromSchool(api, account.address)
  })
})

test.describe('a manager', () => {
  test.use({ person: 'head' })

  test('sees that only owners decide', async ({ page, class3a }) => {
    await page.goto(`/school/${class3a.tenantId}/settings/second-factor`)
    await expect(page.getByText('Zurücksetzen dürfen nur Inhaberinnen und Inhaber.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page, 'resets of a manager', { themes: ['light', 'dark'], size: narrow })
  })
})
