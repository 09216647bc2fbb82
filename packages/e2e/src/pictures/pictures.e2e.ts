import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { oldestReports } from '../fixture/school-class'
import { expect, test } from '../fixture/test'

const folder = join(import.meta.dirname, '../../../platform/pictures')

/** Once nothing is loading, so that no picture shows a placeholder. */
const take = async (page: Page, name: string) => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

const pages = {
  start: () => '/',
  observe: (classId: string) => `/class/${classId}/observe`,
  competences: (classId: string) => `/class/${classId}/skills`,
} as const

for (const [name, pathOf] of Object.entries(pages))
  test(`picture of ${name}`, async ({ page, class3a }) => {
    await page.goto(pathOf(class3a.id))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await take(page, name)
  })

test('picture of a child', async ({ page, class3a }) => {
  await page.goto(`/class/${class3a.id}/student/${class3a.children[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await take(page, 'child')
})

test('picture of a report', async ({ page, class3a, sessionOf }) => {
  const [report] = await oldestReports((await sessionOf('teacher')).api, class3a.id, 'inProgress')
  await page.goto(`/class/${class3a.id}/reports/single/${report?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await take(page, 'report')
})
