import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import {
  expectAccessible,
  expectContentAtZoom,
  expectNoSidewaysScroll,
  type Look,
  narrow,
  resize,
  untilSettled,
  wide,
} from '../../fixture/accessibility'
import { recordConsoleErrors } from '../../fixture/browser/console-errors'
import { navigateInClient } from '../../fixture/browser/navigate-in-client'
import { overlays } from '../../fixture/page-route/overlays'
import { type PageRoute, pageRoutes } from '../../fixture/page-route/page-routes'
import { signInStates } from '../../fixture/page-route/sign-in-states'
import { states } from '../../fixture/page-route/states'
import { expectNothingElseStored } from '../../fixture/sign-in/stored-data'
import { expect, test } from '../../fixture/test'

// Languages and widths share colours and structure; each combination checks another layout of the frame in one theme.
const looks: Readonly<Record<Language, Look>> = {
  de: { themes: ['light'], size: wide },
  en: { themes: ['dark'], size: narrow },
}

/** Number of routes per test: few enough to spread the tests over the workers. */
const combined = 9

const groups = <P extends PageRoute>(all: readonly P[]) =>
  [...new Set(all.map(({ person }) => person))].flatMap((person) => {
    const own = all.filter((one) => one.person === person)
    const starts = own.map((_, index) => index).filter((index) => index % combined === 0)
    return starts.map((start) => ({ person, own: own.slice(start, start + combined), first: own[start]?.route }))
  })

// One page visits all routes of a test, so that shared code is loaded once.
for (const { person, own, first } of groups(pageRoutes))
  for (const language of languages)
    test.describe(() => {
      test.use({ person, language })

      test(`${person ?? 'visitor'}, ${language}, from ${first}: every page is accessible`, async ({
        page,
        class3a,
        sessionOf,
      }) => {
        test.setTimeout(240_000)
        const violations = await recordConsoleErrors(page)
        const known = { schoolClass: class3a, api: (await sessionOf('head')).api }
        for (const [index, { route, path }] of own.entries()) {
          const address = await path(known)
          if (index === 0 || person === null) await page.goto(address)
          else await navigateInClient(page, address)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          const isAccessible = () => expectAccessible(page, route, looks[language])
          // German words are the longer ones.
          const fits = async () => {
            if (language !== 'de') return
            await expectContentAtZoom(page, route)
            await expectNoSidewaysScroll(page, route)
          }
          // Every second route checks in reverse order, to start with the size that the previous one left.
          for (const check of index % 2 === 0 ? [isAccessible, fits] : [fits, isAccessible]) await check()
        }
        expect(violations).toEqual([])
        await expectNothingElseStored(page)
      })
    })

// In one language, because these states show little text, and the pages above are checked in both.
for (const { person, own, first } of groups([...states, ...signInStates, ...overlays]))
  test.describe(() => {
    test.use({ person, language: 'de' })

    test(`${person ?? 'visitor'}, from ${first}: empty, failing and waiting states and overlays are accessible`, async ({
      page,
      class3a,
      sessionOf,
    }) => {
      test.setTimeout(240_000)
      const known = { schoolClass: class3a, api: (await sessionOf('head')).api }
      const { themes, size } = looks.de
      for (const [index, { route, path, arrange, act }] of own.entries()) {
        const before = own[index - 1]
        // The previous page's mocked responses apply to this one, too.
        const goesOn = before?.arrange === arrange && !before.act && person !== null
        if (!goesOn) await page.unrouteAll()
        if (!goesOn) await arrange(page)
        await resize(page, size)
        const address = await path(known)
        if (goesOn) await navigateInClient(page, address)
        else await page.goto(address)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await untilSettled(page)
        await act?.(page)
        // They have the frames of the pages above, which are checked in both themes.
        await expectAccessible(page, route, { themes, size })
        await expectNoSidewaysScroll(page, route)
        await page.context().setOffline(false)
      }
    })
  })
