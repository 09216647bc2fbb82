import type { Page } from '@playwright/test'
import { resize, untilSettled, wide } from '../../fixture/accessibility'
import { navigateInClient } from '../../fixture/browser/navigate-in-client'
import { networkIdle } from '../../fixture/browser/quiet'
import { pageRoutes } from '../../fixture/page-route/page-routes'
import { expect, test } from '../../fixture/test'

/**
 * The elements of the page that would look different if the style sheets of the areas had arrived in the opposite order,
 * the page's own sheet first as always. Both orders are applied to the same document within one task, so that no other
 * spec's data can change between the two readings.
 */
const elementsByOrder = (page: Page): Promise<{ sheets: number; differing: string[] }> =>
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
    const stylesWithin = (element: Element, path: string): string[] => {
      const style = getComputedStyle(element)
      const own = `${path} ${element.className}: ${properties.map((name) => style.getPropertyValue(name)).join('; ')}`
      return [own, ...[...element.children].flatMap((child) => stylesWithin(child, `${path}>${child.localName}`))]
    }
    const main = document.querySelector('main')
    const linked = [...document.styleSheets]
    const isOfPage = (sheet: CSSStyleSheet) => sheet.href?.includes('/mfe/shell/') ?? true
    // Constructed sheets can be reordered at once; a moved link would load again.
    const copies = linked.map((sheet) => {
      const copy = new CSSStyleSheet()
      copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'))
      return { copy, ofPage: isOfPage(sheet) }
    })
    const ofPage = copies.filter((one) => one.ofPage).map(({ copy }) => copy)
    const ofAreas = copies.filter((one) => !one.ofPage).map(({ copy }) => copy)
    const before = [...document.adoptedStyleSheets]
    const stylesInOrder = (areas: CSSStyleSheet[]) => {
      document.adoptedStyleSheets = [...ofPage, ...areas, ...before]
      return main ? stylesWithin(main, 'main') : []
    }
    for (const sheet of linked) sheet.disabled = true
    const asArrived = stylesInOrder(ofAreas)
    const reversed = stylesInOrder(ofAreas.toReversed())
    document.adoptedStyleSheets = before
    for (const sheet of linked) sheet.disabled = false
    return { sheets: ofAreas.length, differing: asArrived.filter((element, index) => element !== reversed[index]) }
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
      const [first = '/', ...others] = ['/', ...paths.filter((path) => path !== '/')]
      await resize(page, wide)
      await page.goto(first)
      await expect(page.locator('main h1')).toBeVisible()
      const allAnswered = networkIdle(context)
      // Once through all pages, so that each is then compared with every style sheet that could have arrived.
      for (const path of [...others, first]) await navigateInClient(page, path)
      const differing: { path: string; element: string | undefined }[] = []
      for (const path of [first, ...others]) {
        if (new URL(page.url()).pathname !== path) await navigateInClient(page, path)
        await allAnswered()
        await untilSettled(page)
        const found = await elementsByOrder(page)
        expect(found.sheets, path).toBeGreaterThan(1)
        if (found.differing.length > 0) differing.push({ path, element: found.differing[0] })
      }
      expect(differing).toEqual([])
    })
  })
