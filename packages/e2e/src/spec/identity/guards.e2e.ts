import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { test as withAccount } from '../../fixture/account'
import { test as withOwnAccount } from '../../fixture/sign-in/own-account'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'
import { personOf } from '../../person'

/** The class list, as the browser receives it, with one class that is not set up. */
const leaveUnfinished = (page: Page, classId: string) =>
  page.route(/\/api\/classes(\?.*)?$/, async (route) => {
    const body: { data: { rows: { id: string; isOnboardingFinalized: boolean }[] } } = await (
      await route.fetch()
    ).json()
    for (const row of body.data.rows) if (row.id === classId) row.isOnboardingFinalized = false
    await route.fulfill({ json: body })
  })

test.describe('a visitor', () => {
  test.use({ person: null })

  const barred = ['/', '/classes', '/class-setup', '/profile', '/onboarding/', '/provider', '/school/x/settings', '/x']
  test('is redirected from every page to the sign-in page', async ({ page }) => {
    for (const path of barred) {
      await page.goto(path)
      await expect(new LoginPage(page).heading, path).toBeVisible()
      await expect(page, path).toHaveURL(/\/auth\/login/)
    }
  })

  const open: readonly (readonly [string, string])[] = [
    ['/auth/register', 'Registrieren'],
    ['/auth/password-reset', 'Passwort vergessen'],
    ['/user/invitations', 'Einladungen'],
    ['/legal', 'Rechtliches'],
    ['/legal/notice', 'Impressum'],
  ]
  test('may open the public pages, the invitations and the legal pages', async ({ page }) => {
    for (const [path, heading] of open) {
      await page.goto(path)
      await expect(new PlainPage(page).heading(heading), path).toBeVisible()
      await expect(page, path).toHaveURL(path)
    }
  })

  test('meets name, languages and legal pages also where there is nothing to find', async ({ page }) => {
    for (const path of ['/legal/nirgends', '/auth/nirgends']) {
      await page.goto(path)
      await expect(new PlainPage(page).heading('Hier ist nichts zu finden'), path).toBeVisible()
      const header = page.getByRole('banner')
      await expect(header.getByText('Lernspur')).toBeVisible()
      await expect(header.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
      await header.getByRole('radio', { name: 'English' }).click()
      const legal = page.getByRole('contentinfo').getByRole('link')
      await expect(legal).toHaveText(['Legal notice', 'Privacy', 'Terms', 'Accessibility'])
      await header.getByRole('radio', { name: 'Deutsch' }).click()
      await expect(legal.first()).toHaveText('Impressum')
    }
    await expectAccessible(page, 'nothing to find', { themes: ['light', 'dark'], size: narrow })
  })

  test('signs in on a deep link and arrives there', async ({ page, class3a }) => {
    const login = new LoginPage(page)
    const path = `/class/${class3a.id}/skills?period=all#matrix`
    await page.goto(path)
    await expect(login.heading).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login/)
    await login.signIn(personOf('teacher'))
    await expect(new FramePage(page).heading('Kompetenzen')).toBeVisible()
    await expect(page).toHaveURL(path)
  })

  test('is not asked to sign in again when going back', async ({ page }) => {
    const frame = new FramePage(page)
    await page.goto('/classes')
    await new LoginPage(page).signIn(personOf('teacher'))
    await expect(page).toHaveURL('/classes')
    await expect(frame.account).toBeVisible()
    await page.goto('/auth/login')
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(frame.account).toBeVisible()
    await expect(page).toHaveURL('/classes')
  })
})

test.describe('a teacher', () => {
  const barred = [
    '/auth',
    '/auth/login',
    '/auth/register',
    '/auth/finish-registration',
    '/auth/password-reset',
    '/auth/reset-password',
    '/provider',
    '/provider/tenant',
    '/school/any/settings/classes',
  ]
  test('is redirected from sign-in, school and provider pages to the start page', async ({ page }) => {
    for (const path of barred) {
      await page.goto(path)
      await expect(new FramePage(page).heading(/^Guten /), path).toBeVisible()
      await expect(page, path).toHaveURL('/')
    }
  })

  test('may confirm an e-mail address', async ({ page }) => {
    await page.goto('/auth/email-change?code=falsch')
    await expect(new PlainPage(page).heading('Neue E-Mail-Adresse')).toBeVisible()
  })

  test('is redirected from pages of an unfinished class to its set-up', async ({ page, class3a }) => {
    await leaveUnfinished(page, class3a.id)
    await page.goto(`/class/${class3a.id}/skills`)
    await expect(page).toHaveURL(/\/class-setup/)
  })

  test('is redirected from the set-up of a finished class to the start page', async ({ page, class3a }) => {
    await page.goto(`/class/${class3a.id}/student`)
    await expect(new FramePage(page).heading('Kinder')).toBeVisible()
    for (const path of ['/class-setup', '/class-setup/students']) {
      await page.goto(path)
      await expect(new FramePage(page).heading(/^Guten /), path).toBeVisible()
      await expect(page, path).toHaveURL('/')
    }
  })
})

for (const person of ['head', 'owner'] as const)
  test.describe(`the ${person} of a school`, () => {
    test.use({ person })

    test('may open the pages of the school, but not those of the provider', async ({ page, class3a }) => {
      const frame = new FramePage(page)
      const settings = `/school/${class3a.tenantId}/settings/classes`
      await page.goto(settings)
      await expect(frame.heading('Klassen der Schule')).toBeVisible()
      await expect(page).toHaveURL(settings)
      await page.goto('/school')
      await expect(frame.heading('Einstellungen der Schule')).toBeVisible()
      await expect(page).toHaveURL(`/school/${class3a.tenantId}/settings`)
      await page.goto('/provider/tenant')
      await expect(frame.heading(/^Guten /)).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  })

test.describe('the provider', () => {
  test.use({ person: 'provider' })

  test('may open the pages of the provider', async ({ page }) => {
    await page.goto('/provider/tenant')
    await expect(new FramePage(page).heading('Schulen')).toBeVisible()
    await expect(page).toHaveURL('/provider/tenant')
  })
})

withAccount.describe('a user who is not set up', () => {
  withAccount.use({ person: null })

  withAccount('is led to the onboarding from everywhere, with the code of an invitation', async ({ page, account }) => {
    await account.session.api.call(userRoutes.updateMe, { body: { isSetupCompleted: false } })
    await page.goto('/classes')
    await new LoginPage(page).signIn(account)
    await expect(page).toHaveURL(/\/onboarding\//)
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/onboarding\//)
    await page.goto('/user/invitations?code=AAAA-BBBB')
    await expect(page).toHaveURL(/\/onboarding\/.*\?code=AAAA-BBBB/)
  })
})

withOwnAccount.describe('a user without a school', () => {
  withOwnAccount('sees a message instead of an error, and is directed to the invitations', async ({ page }) => {
    await page.goto('/classes')
    const frame = new FramePage(page)
    await expect(frame.heading('Sie gehören gerade zu keiner Schule')).toBeVisible()
    await expectAccessible(page, 'home without a school', { themes: ['light', 'dark'], size: narrow })
    for (const path of ['/create-class', '/school-setup', '/class/x/skills']) {
      await page.goto(path)
      await expect(frame.heading('Sie gehören gerade zu keiner Schule')).toBeVisible()
      await expect(page).toHaveURL('/')
    }
    await page.getByRole('link', { name: 'Einladungen ansehen' }).click()
    await expect(new PlainPage(page).heading('Einladungen')).toBeVisible()
  })
})
