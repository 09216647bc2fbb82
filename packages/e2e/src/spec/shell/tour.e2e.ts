import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import { tourSteps, userRoutes } from '@lernspur/contracts/identity/user.contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/test'

// One person, whose place in the tour is remembered with the account.
test.describe.configure({ mode: 'serial' })
test.use({ person: 'teacherOf3b' })

/** The narrowest window in which nothing may scroll sideways. */
const narrowest = { width: 320, height: 640 }

const words = {
  de: {
    offer: 'Neu hier?',
    begin: 'Rundgang beginnen',
    decline: 'Nicht jetzt',
    next: 'Weiter',
    leave: 'Später weiter',
    end: 'Rundgang beenden',
    jump: 'Dorthin springen',
    resume: 'Rundgang fortsetzen, Schritt 3 von 6',
    start: 'Rundgang in sechs Schritten',
    progress: (step: number) => `Rundgang, Schritt ${step} von 6`,
  },
  en: {
    offer: 'New here?',
    begin: 'Begin the tour',
    decline: 'Not now',
    next: 'Next',
    leave: 'Later',
    end: 'End the tour',
    jump: 'Jump there',
    resume: 'Go on with the tour, step 3 of 6',
    start: 'Tour in six steps',
    progress: (step: number) => `Tour, step ${step} of 6`,
  },
} as const

/** Pages of the steps, in order. */
const addresses = [/\/$/, /\/observe$/, /\/skills$/, /\/student$/, /\/reports$/, /\/$/]

/** Whether the outline is around an element that can be clicked, and the panel does not cover it. */
const pointsAtControl = (page: Page) =>
  page.evaluate(() => {
    const outline = document.querySelector('[data-outline]')
    if (!outline) return false
    const { left, top, width, height } = outline.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && hit !== outline && hit.closest('section.fixed') === null
  })

for (const language of ['de', 'en'] as const)
  test.describe(() => {
    test.use({ language })
    const text = words[language]

    test.afterEach(async ({ session }) => {
      await session?.api.call(userRoutes.updateMe, { body: { tourStep: tourSteps + 1 } })
    })

    test(`a new account is offered a tour, which goes on where it was left, in ${language} (rule profile.6)`, async ({
      page,
      session,
    }) => {
      test.setTimeout(120_000)
      const stepOf = async () => (await session?.api.call(authRoutes.whoAmI))?.tourStep
      const panel = (step: number) => page.getByRole('region', { name: text.progress(step) })
      const press = async (name: string, step: number) => {
        await panel(step).getByRole('button', { name, exact: true }).focus()
        await page.keyboard.press('Enter')
      }
      await session?.api.call(userRoutes.updateMe, { body: { tourStep: 0 } })
      await page.goto('/')
      const offer = page.getByRole('region', { name: text.offer })
      await expect(offer).toBeVisible()
      await expectAccessible(page, 'the offer of the tour', { themes: ['light', 'dark'], size: narrowest })
      await offer.getByRole('button', { name: text.begin }).focus()
      await page.keyboard.press('Enter')
      for (const [at, address] of addresses.entries()) {
        const step = at + 1
        await expect(page).toHaveURL(address)
        await expect(panel(step).getByRole('heading')).toBeFocused()
        await expect.poll(() => pointsAtControl(page)).toBe(true)
        await expectAccessible(page, `step ${step} of the tour`, { themes: ['light', 'dark'], size: narrowest })
        if (step === 1) {
          await press(text.jump, step)
          await expect(page.locator('a:focus')).toHaveAttribute('href', /\/observe$/)
        }
        if (step === 3) {
          await press(text.leave, step)
          await expect(panel(step)).toHaveCount(0)
          await expect.poll(stepOf).toBe(3)
          await page.goto('/help')
          await page.getByRole('button', { name: text.resume }).click()
          await expect(page).toHaveURL(address)
          await expect(panel(step).getByRole('heading')).toBeFocused()
        }
        await press(step < addresses.length ? text.next : text.end, step)
      }
      await expect(panel(addresses.length)).toHaveCount(0)
      await expect.poll(stepOf).toBe(tourSteps + 1)
    })

    test(`the tour is offered once, is left by Escape, and begins from the help, in ${language}`, async ({
      page,
      session,
    }) => {
      await session?.api.call(userRoutes.updateMe, { body: { tourStep: 0 } })
      await page.goto('/')
      const offer = page.getByRole('region', { name: text.offer })
      await offer.getByRole('button', { name: text.decline }).focus()
      await page.keyboard.press('Escape')
      await expect(offer).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/help')
      await page.getByRole('button', { name: text.start }).click()
      const first = page.getByRole('region', { name: text.progress(1) })
      await expect(first.getByRole('heading')).toBeFocused()
      await expect(offer).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(first).toHaveCount(0)
    })
  })
