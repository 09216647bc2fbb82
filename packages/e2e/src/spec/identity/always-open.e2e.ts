import { emailRoutes } from '@lernspur/contracts/identity/email.contract'
import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { expect, type Newcomer, removeFromSchool, test } from '../../fixture/account'
import { mailedLink } from '../../fixture/mailbox'
import type { Session } from '../../fixture/session'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'

type Account = Newcomer & { readonly session: Session }

const legalPages = [
  ['/legal', 'Rechtliches'],
  ['/legal/notice', 'Impressum'],
  ['/legal/privacy', 'Datenschutz'],
  ['/legal/terms', 'Nutzungsbedingungen'],
  ['/legal/accessibility', 'Erklärung zur Barrierefreiheit'],
] as const

const expectLegalPages = async (page: Page) => {
  for (const [path, heading] of legalPages) {
    await page.goto(path)
    await expect(new PlainPage(page).heading(heading), path).toBeVisible()
    await expect(page, path).toHaveURL(path)
  }
}

/** Requests a new address in another session of the account, and opens the mailed link. */
const confirmNewAddress = async (page: Page, { session, password, address }: Account) => {
  const newEmail = `neu-${address}`
  await session.api.call(emailRoutes.requestEmailChange, { body: { newEmail, currentPassword: password } })
  await page.goto(await mailedLink(page.request, newEmail, '/auth/email-change'))
  await new PlainPage(page).press('Adresse bestätigen')
  await expect(new PlainPage(page).heading('Ihre neue Adresse gilt')).toBeVisible()
  return newEmail
}

test.describe('a person in set-up', () => {
  test.use({ person: null })

  test('reads the legal pages, confirms a new address and goes on with the set-up', async ({ page, account }) => {
    await account.session.api.call(userRoutes.updateMe, { body: { isSetupCompleted: false } })
    await page.goto('/')
    await new LoginPage(page).signIn(account)
    await expect(page).toHaveURL(/\/onboarding\//)
    await expectLegalPages(page)
    await expectAccessible(page, 'legal page in set-up', { themes: ['light', 'dark'], size: narrow })
    const newEmail = await confirmNewAddress(page, account)
    await new PlainPage(page).follow('Zur Startseite')
    await expect(page).toHaveURL(/\/onboarding\//)
    // The address changes first, and the new page closes an open menu.
    await expect(new PlainPage(page).heading('Wie heißen Sie?')).toBeVisible()
    const frame = new FramePage(page)
    await frame.account.click()
    await expect(page.getByRole('menu').getByText(newEmail)).toBeVisible()
    await page.getByRole('menuitem', { name: 'Hilfe und Feedback' }).click()
    await expect(frame.help.getByRole('link', { name: 'Datenschutz' })).toBeVisible()
  })
})

test.describe('somebody in the waiting room', () => {
  test.use({ person: null })

  test('reads the legal pages and confirms a new address', async ({ page, account, sessionOf }) => {
    const { api } = await sessionOf('neighbour')
    await api.call(userRoleRoutes.addUser, {
      body: { email: account.address, firstName: 'Nele', lastName: 'Neumann', roleType: 'user' },
    })
    const { rows } = await account.session.api.call(userRoutes.listUserInvitations)
    await account.session.api.call(userRoutes.answerUserInvitation, {
      params: { userRoleId: rows[0]?.id ?? '' },
      body: { accept: true },
    })
    await page.goto('/')
    await new LoginPage(page).signIn(account)
    await expect(new FramePage(page).heading('Noch ist keine Klasse für Sie da')).toBeVisible()
    await expectLegalPages(page)
    await removeFromSchool(api, await confirmNewAddress(page, account))
  })
})

test.describe('somebody else', () => {
  test('reads the legal pages, and confirms the new address of another account', async ({ page, account }) => {
    await expectLegalPages(page)
    await confirmNewAddress(page, account)
    await new PlainPage(page).follow('Zur Startseite')
    await expect(new FramePage(page).account).toHaveAccessibleName(/Miriam/)
  })
})
