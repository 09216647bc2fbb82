import type { Page } from '@playwright/test'
import { resize, untilSettled, wide } from '../../fixture/accessibility'
import { navigateInClient } from '../../fixture/browser/navigate-in-client'
import { networkIdle } from '../../fixture/browser/quiet'
import { pageRoutes } from '../../fixture/page-route/page-routes'
import { expect, test } from '../../fixture/test'

/** Everything that the rules of two style sheets could change, for each element by its position in the page. */
const computedStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const properties = [
      'display',
      'position',
      'grid-template-columns',
      'flex-direction',
      'max-width',
      'margin',
      'padding',
      'gap',
      'font-size',
      'font-weight',
      'border-radius',
      'border-width',
      'box-shadow',
    ]
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const nameOf = (element: Element) =>
      `${element.localName}:nth-child(${[...(element.parentElement?.children ?? [])].indexOf(element) + 1})`
    const stylesWithin = (element: Element, path: string): string[] => {
      const style = getComputedStyle(element)
      const own = `${path} ${element.className}: ${properties.map((name) => style.getPropertyValue(name)).join('; ')}`
      return [own, ...[...element.children].flatMap((child) => stylesWithin(child, `${path}>${nameOf(child)}`))]
    }
    const main = document.querySelector('main')
    return main ? stylesWithin(main, 'main') : []
  })

for (const person of ['head', 'provider'] as const)
  test.describe(() => {
    test.use({ person })

    test(`${person}: every page looks the same, whichever area's styles arrived first`, async ({
      page,
      context,
      class3a,
      sessionOf,
    }) => {
      test.setTimeout(240_000)
      const known = { schoolClass: class3a, api: (await sessionOf('head')).api }
      const persons = person === 'head' ? ['teacher', 'head'] : [person]
      const routes = pageRoutes.filter((one) => one.person !== null && persons.includes(one.person))
      const paths = [...new Set(await Promise.all(routes.map(({ path }) => path(known))))]
      const last = String(paths.at(-1))
      const allAnswered = networkIdle(context)
      const walk = async (tab: Page, first: readonly string[]) => {
        await resize(tab, wide)
        await tab.goto(String(first[0]))
        await expect(tab.locator('main h1')).toBeVisible()
        await untilSettled(tab)
        for (const path of first.slice(1)) await navigateInClient(tab, path)
        const found = new Map<string, string[]>()
        for (const path of paths) {
          if (new URL(tab.url()).pathname !== path) await navigateInClient(tab, path)
          await allAnswered()
          await untilSettled(tab)
          found.set(path, await computedStyles(tab))
        }
        return found
      }
      const startFirst = await walk(page, ['/', last])
      const areaFirst = await walk(await context.newPage(), [last, '/'])
      const differing = paths.flatMap((path) => {
        const expected = startFirst.get(path) ?? []
        const found = areaFirst.get(path) ?? []
        const others = expected.filter((element, index) => element !== found[index])
        return found.length === expected.length && others.length === 0 ? [] : [{ path, element: others[0] }]
      })
      expect(differing).toEqual([])
    })
  })
