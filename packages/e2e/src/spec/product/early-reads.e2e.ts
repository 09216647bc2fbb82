import type { Registry } from '@lernspur/contracts/registry.contract'
import { recordReads, textsNotPreloaded, unusedReads } from '../../fixture/browser/early-reads'
import { navigateInClient } from '../../fixture/browser/navigate-in-client'
import { expect, test } from '../../fixture/test'

test.use({ person: 'owner' })

const areas = ['teacher', 'school-admin'] as const

test('every page of a school takes what was read in advance for it, and none what was read for another', async ({
  page,
  class3a,
}) => {
  test.setTimeout(120_000)
  const firstOf = async (path: string, matches = (_row: { reportCount: number }) => true): Promise<string> => {
    const { data } = await (await page.request.get(path)).json()
    return data.rows.find(matches).id
  }
  const inClass = `/api/classes/${class3a.id}`
  const known: Readonly<Record<string, string>> = {
    classId: class3a.id,
    schoolId: class3a.tenantId,
    studentId: await firstOf(`${inClass}/students`),
    reportId: await firstOf(`${inClass}/reports?shows=summary`),
    // Another spec may have a class without reports for a moment.
    reportGroupId: await firstOf(`${inClass}/report-groups`, ({ reportCount }) => reportCount > 0),
    schoolSubjectId: await firstOf(
      `/api/subjects?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=${class3a.id}`,
    ),
  }
  const registry = (await (await page.request.get('/mfe/registry.json')).json()) as Registry
  const reading = areas.flatMap((area) => {
    const { routes = [], rules = [] } = registry.areas[area]?.current ?? {}
    // Nothing that is set up already is set up again.
    const setUps = rules.flatMap(({ pattern, setup }) => (setup ? [pattern] : []))
    return routes.filter(({ reads, pattern }) => reads.length > 0 && !setUps.some((one) => pattern.startsWith(one)))
  })
  expect(reading.length).toBeGreaterThan(10)
  await recordReads(page)
  for (const { pattern } of reading) {
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => known[name] ?? crypto.randomUUID())
    await page.goto(path)
    await expect.soft.poll(() => unusedReads(page), { message: path }).toEqual([])
    expect.soft([path, await textsNotPreloaded(page)]).toEqual([path, []])
  }

  const settings = `/school/${class3a.tenantId}/settings`
  const early = '/api/student-erasures'
  await page.route(`**${settings}`, async (route) => {
    const response = await route.fetch()
    const link = `<link rel="preload" as="fetch" href="${early}" crossorigin></head>`
    await route.fulfill({ response, body: (await response.text()).replace('</head>', link) })
  })
  let requestCount = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === early) requestCount += 1
  })
  const first = page.waitForResponse((response) => response.url().endsWith(early))
  await page.goto(settings)
  await first
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await navigateInClient(page, `${settings}/erasures`)
  await expect.poll(() => requestCount).toBe(2)
})
