import type { AreaName, Registry } from '@lernspur/contracts/registry.contract'
import { recordReads, unusedReads } from '../../fixture/browser/early-reads'
import { navigateInClient } from '../../fixture/browser/navigate-in-client'
import { expect, test } from '../../fixture/test'
import type { PersonName } from '../../person'

/** Who opens the pages of each area. */
const people: readonly (readonly [AreaName, PersonName])[] = [
  ['teacher', 'teacher'],
  ['school-admin', 'owner'],
  ['provider', 'provider'],
]

for (const [area, person] of people)
  test.describe(() => {
    test.use({ person })

    test(`every page of ${area} asks for what was read in advance for it`, async ({ page, class3a, sessionOf }) => {
      const { whoAmI } = await sessionOf('head')
      const known: Readonly<Record<string, string>> = {
        classId: class3a.id,
        schoolId: class3a.tenantId,
        tenantId: class3a.tenantId,
        studentId: class3a.children[0]?.id ?? '',
        userId: whoAmI.id,
      }
      const { areas } = (await (await page.request.get('/mfe/registry.json')).json()) as Registry
      const { routes = [], rules = [] } = areas[area]?.current ?? {}
      const setUps = rules.flatMap(({ pattern, setup }) => (setup ? [pattern] : []))
      const reading = routes.filter(
        ({ reads, pattern }) => reads.length > 0 && !setUps.some((one) => pattern.startsWith(one)),
      )
      expect(reading.length).toBeGreaterThan(0)
      await recordReads(page)
      for (const { pattern } of reading) {
        const path = pattern.replace(/:(\w+)/g, (_, name: string) => known[name] ?? crypto.randomUUID())
        await page.goto(path)
        await expect.soft.poll(() => unusedReads(page), { message: path }).toEqual([])
      }
    })
  })

test.describe(() => {
  test.use({ person: 'owner' })

  test('what one page was given in advance is not shown by a later one', async ({ page, class3a }) => {
    const settings = `/school/${class3a.tenantId}/settings`
    const early = '/api/student-erasures'
    await page.route(`**${settings}`, async (route) => {
      const response = await route.fetch()
      const link = `<link rel="preload" as="fetch" href="${early}" crossorigin></head>`
      await route.fulfill({ response, body: (await response.text()).replace('</head>', link) })
    })
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === early) asked += 1
    })
    const first = page.waitForResponse((response) => response.url().endsWith(early))
    await page.goto(settings)
    await first
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await navigateInClient(page, `${settings}/erasures`)
    await expect.poll(() => asked).toBe(2)
  })
})
