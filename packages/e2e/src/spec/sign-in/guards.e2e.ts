import { authRoutes } from '@lernspur/contracts/auth.contract'
import { userRoutes } from '@lernspur/contracts/user.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { test as withAccount } from '../../fixture/account'
import { type Session, signIn } from '../../fixture/session'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'
import { personOf } from '../../person'

/** The classes as the browser learns of them, one of them not set up yet. */
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

  for (const path of ['/', '/classes', '/class-setup', '/profile', '/onboarding/', '/provider', '/school/x/settings'])
    test(`is led from ${path} to the sign-in page`, async ({ page }) => {
      await page.goto(path)
      await expect(new LoginPage(page).heading).toBeVisible()
      await expect(page).toHaveURL(/\/auth\/login/)
    })

  for (const [path, heading] of [
    ['/auth/register', 'Registrieren'],
    ['/auth/password-reset', 'Passwort vergessen'],
    ['/user/invitations', 'Einladungen'],
  ] as const)
    test(`may open ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(new PlainPage(page).heading(heading)).toBeVisible()
      await expect(page).toHaveURL(path)
    })

  test('may open the legal pages', async ({ page }) => {
    await page.goto('/legal/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/legal/privacy')
  })

  test('who goes back after signing in is not asked again', async ({ page }) => {
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
    '/auth/password-reset',
    '/auth/reset-password',
    '/provider',
    '/provider/tenant',
    '/school/any/settings/classes',
  ]
  for (const path of barred)
    test(`is led from ${path} to the start page`, async ({ page }) => {
      await page.goto(path)
      await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
      await expect(page).toHaveURL('/')
    })

  test('may confirm an e-mail address', async ({ page }) => {
    await page.goto('/auth/email-change?code=falsch')
    await expect(new PlainPage(page).heading('Neue E-Mail-Adresse')).toBeVisible()
  })

  test('is led from pages of a class that is not set up to its set-up', async ({ page, class3a }) => {
    await leaveUnfinished(page, class3a.id)
    await page.goto(`/class/${class3a.id}/skills`)
    await expect(page).toHaveURL(/\/class-setup/)
  })

  test('with a class that is set up is led from the set-up to the start page', async ({ page, class3a }) => {
    await page.goto(`/class/${class3a.id}/student`)
    await expect(new FramePage(page).heading('Kinder')).toBeVisible()
    await page.goto('/class-setup')
    await expect(page).toHaveURL('/')
  })
})

test.describe('the head of a school', () => {
  test.use({ person: 'head' })

  test('may open the pages of the school, and not those of the provider', async ({ page, class3a }) => {
    const settings = `/school/${class3a.tenantId}/settings/classes`
    await page.goto(settings)
    await expect(new FramePage(page).heading('Klassen der Schule')).toBeVisible()
    await page.goto('/provider/tenant')
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

withAccount.describe('somebody who is not set up', () => {
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

withAccount.describe('somebody who works for no school', () => {
  withAccount.use({ person: null })

  withAccount('is told so instead of being refused, and led to the invitations', async ({ page, account }) => {
    await page.goto('/classes')
    await new LoginPage(page).signIn(account)
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

test.describe('a session that is over', () => {
  test.use({ person: null })

  /** Signs the browser in by a session that the test can end from outside. */
  const enter = async (page: Page, { state }: Session) => {
    await page.context().addCookies(state.cookies)
    await page.addInitScript((entries) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', 'yes')
      for (const { name, value } of entries) localStorage.setItem(name, value)
    }, state.origins[0]?.localStorage ?? [])
  }

  test('is noticed by a deep link, which is reached after signing in', async ({
    page,
    class3a,
    playwright,
    baseURL,
  }) => {
    const session = await signIn(playwright.request, new URL(String(baseURL)).origin, 'teacher')
    const login = new LoginPage(page)
    await enter(page, session)
    await session.api.call(authRoutes.logout)
    await page.goto(`/class/${class3a.id}/student?sort=name`)
    await expect(login.message(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await login.signIn(personOf('teacher'))
    await expect(new FramePage(page).heading('Kinder')).toBeVisible()
    await expect(page).toHaveURL(`/class/${class3a.id}/student?sort=name`)
    await session.close()
  })

  test('is noticed by a write as well', async ({ page, playwright, baseURL }) => {
    const session = await signIn(playwright.request, new URL(String(baseURL)).origin, 'subjectTeacher')
    await enter(page, session)
    await page.goto('/user/invitations')
    const plain = new PlainPage(page)
    await page.route('**/api/invitations/verify/*', (route) =>
      route.fulfill({
        json: { success: true, data: { valid: true, tenantName: 'Probeschule', message: 'Willkommen.' } },
      }),
    )
    await plain.code.fill('AAAA-BBBB-CCCC-DDDD')
    await plain.press('Code prüfen')
    await expect(plain.heading('Probeschule')).toBeVisible()
    await session.api.call(authRoutes.logout)
    await plain.press('Bei Probeschule mitarbeiten')
    await expect(new LoginPage(page).message(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
    await new LoginPage(page).signIn(personOf('subjectTeacher'))
    await expect(plain.heading('Probeschule')).toBeVisible()
    await session.close()
  })
})
