import { performanceAssessmentRoutes } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { FramePage } from '../../../page/frame.page'
import { ScalesPage } from '../../../page/scales.page'

test('templates of the school are made for several levels, and a class takes them over', async ({ page, founder }) => {
  const { api, whoAmI } = founder
  const { id } = await newClass(api)
  const settings = `/school/${whoAmI.userRoles[0]?.tenantId}/settings`
  await page.goto(`${settings}/performanceAssessments`)
  await page.getByRole('link', { name: 'Zu den Skalen' }).click()
  await new ScalesPage(page).make(/^Ampel/)
  await page.goto(`${settings}/performanceAssessments`)
  await page.getByRole('button', { name: 'Leistungsbewertungen zum 1. Halbjahr hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Beobachtung 70\nTest 30')
  await dialog.getByRole('checkbox', { name: '2. Halbjahr' }).click()
  await dialog.getByRole('button', { name: '4 Leistungsbewertungen anlegen' }).click()
  await expect(page.getByText(/^Zusammen 100\s%$/)).toHaveCount(2)

  await page.goto(`/class/${id}/settings/performanceAssessments`)
  await page.getByRole('button', { name: 'Aus Vorlagen der Schule' }).click()
  await dialog.getByRole('button', { name: '4 Vorlagen übernehmen' }).click()
  await expect(page.getByText(/^Zusammen 100\s%$/)).toHaveCount(2)
  const ofClass = async () => {
    const { rows } = await api.call(performanceAssessmentRoutes.listPerformanceAssessments, {
      list: { filter: [{ field: 'schoolClassId', type: 'eq', value: id }] },
    })
    return rows.length
  }
  expect(await ofClass()).toBe(4)
  await new FramePage(page).undo()
  await expect.poll(ofClass).toBe(0)
})
