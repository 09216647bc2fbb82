import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import type { Page } from '@playwright/test'
import { narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/founder'
import { dragOver, dragTo, finger, mousePointer } from '../../fixture/input/drag'
import { newClass } from '../../fixture/new-class'

test.use({ hasTouch: true, viewport: narrow })

const handles = (page: Page) => page.getByRole('main').getByRole('button', { name: / verschieben/ })
const handle = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} verschieben`) })
/** Names of what can be moved, in the displayed order. */
const names = (page: Page) =>
  handles(page).evaluateAll((all) =>
    all.map((one) => (one.getAttribute('aria-label') ?? '').replace(/ verschieben.*/, '')),
  )
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('subjects, domains, competences and levels are moved by mouse and by touch, also to where the page has to scroll', async ({
  page,
  founder,
}) => {
  const { api } = founder
  const { id } = await newClass(api)
  const params = { schoolClassId: id }
  const competences = Array.from({ length: 24 }, (_, index) => `kann ${index + 1}`)
  const domains = [
    { name: 'Säen', competences },
    { name: 'Ernten', competences: ['pflückt'] },
  ]
  const garden = { name: 'Garten', abbreviation: 'GA', color: '#4f8f3a', domains }
  const { id: gardenId } = await api.call(subjectRoutes.createSubject, { params, body: garden })
  await api.call(subjectRoutes.createSubject, {
    params,
    body: { name: 'Kunst', abbreviation: 'KU', color: '#3f6f8f' },
  })
  const levels = ['eins', 'zwei', 'drei', 'vier']
  const scale = await api.call(performanceVisualRoutes.createPerformanceVisual, {
    body: { name: 'Vier', performanceLevelsV2: levels.map((label) => ({ label })) },
  })
  const mouse = mousePointer(page)
  const touch = await finger(page)

  await page.goto(`/class/${id}/settings/schoolSubjects`)
  await expect.poll(() => names(page)).toEqual(['Deutsch', 'Garten', 'Kunst'])
  await dragOver(page, mouse, handle(page, 'Deutsch'), handle(page, 'Kunst'))
  await expect.poll(() => names(page)).toEqual(['Garten', 'Kunst', 'Deutsch'])
  await dragOver(page, touch, handle(page, 'Deutsch'), handle(page, 'Garten'))
  await expect.poll(() => names(page)).toEqual(['Deutsch', 'Garten', 'Kunst'])

  await page.goto(`/class/${id}/settings/schoolSubjects/${gardenId}/competences`)
  await expect(handles(page)).toHaveCount(27)
  await dragOver(page, mouse, handle(page, 'kann 1'), handle(page, 'kann 3'))
  await expect.poll(async () => (await names(page)).slice(0, 4)).toEqual(['Säen', 'kann 2', 'kann 3', 'kann 1'])
  // The finger moves the row without scrolling the page.
  const before = await scrolled(page)
  await dragOver(page, touch, handle(page, 'kann 3'), handle(page, 'kann 4'))
  await expect
    .poll(async () => (await names(page)).slice(0, 5))
    .toEqual(['Säen', 'kann 2', 'kann 1', 'kann 4', 'kann 3'])
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(narrow.height / 2)
  // Held at the lower edge it scrolls the page, as far as it is needed.
  await dragTo(
    page,
    touch,
    handle(page, 'kann 2'),
    () => narrow.height - 80,
    () => expect(handle(page, 'kann 20')).toBeInViewport(),
  )
  await expect.poll(async () => (await names(page)).indexOf('kann 2')).toBeGreaterThan(10)
  // The scroll position at the drop decides which of the two domains it lands in.
  const dropped = await names(page)
  const ofErnten = dropped.slice(dropped.indexOf('Ernten'))
  await dragOver(page, touch, handle(page, 'Ernten'), handle(page, 'kann 24'))
  // A domain goes before the whole domain that it is dropped on, with its competences.
  await expect.poll(async () => (await names(page)).slice(0, ofErnten.length + 1)).toEqual([...ofErnten, 'Säen'])
  await expect(page.getByRole('banner').getByText(/^Gespeichert/)).toBeVisible()
  const visible = await names(page)
  await page.reload()
  await expect.poll(() => names(page)).toEqual(visible)

  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/performanceVisual?scale=${scale.id}`)
  await expect.poll(() => names(page)).toEqual(levels)
  await dragOver(page, mouse, handle(page, 'eins'), handle(page, 'drei'))
  await expect.poll(() => names(page)).toEqual(['zwei', 'drei', 'eins', 'vier'])
  await dragOver(page, touch, handle(page, 'vier'), handle(page, 'zwei'))
  await expect.poll(() => names(page)).toEqual(['vier', 'zwei', 'drei', 'eins'])
  const stored = async () => {
    const { rows } = await api.call(performanceVisualRoutes.listPerformanceVisuals)
    return rows[0]?.performanceLevelsV2.map(({ label }) => label)
  }
  await expect.poll(stored).toEqual(['vier', 'zwei', 'drei', 'eins'])
})
