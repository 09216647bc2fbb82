import { reportGroupRoutes } from '@lernspur/contracts/teacher/report-group.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/test'
import { markedReports } from '../../fixture/traces'
import { FramePage } from '../../page/frame.page'
import { ReportsPage } from '../../page/reports.page'

/** The first create call at this address is stored, but its response is lost. Returns a promise of that. */
const loseResponseOnce = async (page: Page, address: RegExp) => {
  let isLost = false
  await page.route(address, async (route, request) => {
    if (isLost || request.method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
  return () => page.waitForEvent('requestfailed', (request) => address.test(request.url()))
}

test('reports and their group whose answer is lost are created once, and told', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const reports = new ReportsPage(page)
  const groupName = `Gruppe ${mark}`
  const count = class3a.children.length
  await reports.open(class3a.id)
  const loseReports = await loseResponseOnce(page, /\/reports\/bulk$/)
  await Promise.all([loseReports(), reports.createForAll({ name: `Zeugnis ${mark}`, groupName, children: count })])
  // The page finds out by itself what happened to them.
  await new FramePage(page).expectNotified(`${count} Berichte erstellt`)
  expect(await markedReports(api, class3a.id, mark)).toHaveLength(count)
  const groups = await api.call(reportGroupRoutes.listReportGroups, {
    params: { schoolClassId: class3a.id },
    list: { filter: [{ field: 'name', type: 'eq', value: groupName }] },
  })
  expect(groups.count).toBe(1)
})
