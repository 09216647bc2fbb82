import { lookBackRoutes } from '@lernspur/contracts/teacher/student/look-back.contract'
import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test('the start page shows what matters now first, the plan for the week among it, and no empty column', async ({
  page,
  class3a,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const params = { schoolClassId: class3a.id }
  await api.call(lookBackRoutes.deleteWeekPlan, { params })
  await api.call(lookBackRoutes.createWeekPlan, { params })
  const main = page.getByRole('main')
  const region = (name: string | RegExp) => main.getByRole('region', { name })
  const top = async (name: string | RegExp) => (await region(name).boundingBox())?.y ?? 0
  await page.setViewportSize(wide)
  await page.goto('/')
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  const week = region(/^Noch nicht gesehen in /)
  await expect(week.getByRole('heading', { name: 'Plan für diese Woche' })).toBeVisible()
  await expect(week.getByRole('img', { name: 'Noch offen' }).first()).toBeVisible()

  // One entry for one thought: observing in the current class, and the look-back, are offered once.
  await expect(main.getByRole('link', { name: /^Beobachten/ }).filter({ hasText: '3a' })).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Rückblick: Wen habe ich übersehen?' })).toHaveCount(1)

  const column = async (name: string | RegExp) => (await region(name).boundingBox())?.x ?? 0
  const right = await column('Offene Berichte')
  expect(right).toBeGreaterThan(await column(/^Noch nicht gesehen in /))
  expect(await column('Zuletzt beobachtet')).toBe(right)
  expect(await top(/^Noch nicht gesehen in /)).toBeLessThan(await top(/^Ihre Klassen?$/))

  await week.getByRole('link', { name: 'Rückblick: Wen habe ich übersehen?' }).click()
  await page.getByRole('button', { name: 'Plan verwerfen' }).click()
  await page.goto('/')
  await expect(week).toBeVisible()
  await expect(week.getByRole('heading', { name: 'Plan für diese Woche' })).toHaveCount(0)
  await expectAccessible(page, 'the start page', { themes: ['light', 'dark'], size: narrow })
})
