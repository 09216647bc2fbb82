import { type Language, languages } from '@lernspur/contracts/error-catalogue'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  type Look,
  narrow,
  resize,
  settled,
  wide,
} from '../../fixture/accessibility'
import { listenForComplaints } from '../../fixture/browser/complaints'
import { goOn } from '../../fixture/browser/go-on'
import { overlays } from '../../fixture/place/overlays'
import { type Place, places } from '../../fixture/place/places'
import { signInStates } from '../../fixture/place/sign-in-states'
import { states } from '../../fixture/place/states'
import { expectNothingElseKept } from '../../fixture/sign-in/kept'
import { expect, test } from '../../fixture/test'

// Widths show different parts of the frame, each in both themes. Languages share colours and structure.
const looks: Readonly<Record<Language, Look>> = {
  de: { themes: ['light', 'dark'], size: wide },
  en: { themes: ['dark', 'light'], size: narrow },
}

/** So many places are visited by one test: few enough to be shared out among workers. */
const together = 9

const groups = <P extends Place>(all: readonly P[]) =>
  [...new Set(all.map(({ person }) => person))].flatMap((person) => {
    const own = all.filter((one) => one.person === person)
    const starts = own.map((_, index) => index).filter((index) => index % together === 0)
    return starts.map((start) => ({ person, own: own.slice(start, start + together), first: own[start]?.route }))
  })

// One page goes from place to place, so that what all of them share is loaded once.
for (const { person, own, first } of groups(places))
  for (const language of languages)
    test.describe(() => {
      test.use({ person, language })

      test(`${person ?? 'visitor'}, ${language}, from ${first}: every page can be read and used by everybody`, async ({
        page,
        class3a,
        sessionOf,
      }) => {
        test.setTimeout(240_000)
        const complaints = await listenForComplaints(page)
        const known = { schoolClass: class3a, api: (await sessionOf('head')).api }
        for (const [index, { route, path }] of own.entries()) {
          const address = await path(known)
          if (index === 0 || person === null) await page.goto(address)
          else await goOn(page, address)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          const isAccessible = () => expectAccessible(page, route, looks[language])
          const fits = () => expectNoSidewaysScroll(page, route)
          // Each begins with the size that the one before has left.
          for (const check of index % 2 === 0 ? [isAccessible, fits] : [fits, isAccessible]) await check()
        }
        expect(complaints).toEqual([])
        await expectNothingElseKept(page)
      })
    })

for (const { person, own, first } of groups([...states, ...signInStates, ...overlays]))
  for (const language of languages)
    test.describe(() => {
      test.use({ person, language })

      test(`${person ?? 'visitor'}, ${language}, from ${first}: what is empty, failing, not ready or open over it can be read, too`, async ({
        page,
        class3a,
        sessionOf,
      }) => {
        test.setTimeout(240_000)
        const known = { schoolClass: class3a, api: (await sessionOf('head')).api }
        const { themes, size } = looks[language]
        for (const [index, { route, path, arrange, act }] of own.entries()) {
          const before = own[index - 1]
          // What the page before was made to meet holds for this one, too.
          const goesOn = before?.arrange === arrange && !before.act && person !== null
          if (!goesOn) await page.unrouteAll()
          if (!goesOn) await arrange(page)
          await resize(page, size)
          const address = await path(known)
          if (goesOn) await goOn(page, address)
          else await page.goto(address)
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          await settled(page)
          await act?.(page)
          // Their frames are those of the pages above, seen in both themes there.
          await expectAccessible(page, route, { themes: themes.slice(0, 1), size })
          await expectNoSidewaysScroll(page, route)
          await page.context().setOffline(false)
        }
      })
    })
