import type { Page } from '@playwright/test'
import { expectDiscardQuestion } from '../../fixture/panel/expect-discard-question'
import { type Panel, panels } from '../../fixture/panel/panels'
import { oldestReports } from '../../fixture/school-class'
import { expect, test } from '../../fixture/test'

const typed = 'Noch nicht gespeichert'

const openPanel = async (page: Page, { steps, add }: Panel) => {
  for (const step of steps) await step(page).click()
  const panel = page.getByRole('dialog')
  const field = panel.getByRole('textbox').and(panel.locator(':not([type=search])')).first()
  await expect(panel).toBeVisible()
  if (add && (await field.count()) === 0) await panel.getByRole('button', { name: add }).click()
  await expect(field).toBeVisible()
  return { panel, field }
}

for (const person of new Set(panels.map((panel) => panel.person)))
  test.describe(() => {
    test.use({ person })

    test(`${person}: no panel discards typed text unasked (rule screen.12)`, async ({ page, class3a, sessionOf }) => {
      test.setTimeout(180_000)
      const teacher = await sessionOf('teacher')
      const [report] = await oldestReports(teacher.api, class3a.id, 'inProgress')
      const known = { schoolClass: class3a, teacherId: teacher.whoAmI.id, reportId: report?.id ?? '' }
      for (const one of panels.filter((panel) => panel.person === person))
        await test.step(one.name, async () => {
          await page.goto(one.path(known))
          const { panel, field } = await openPanel(page, one)
          if (!one.isStored) return expectDiscardQuestion(page, panel, field, typed)
          await field.fill(typed)
          await page.keyboard.press('Escape')
          await expect(panel).toHaveCount(0)
          const again = await openPanel(page, one)
          await expect(again.field).toHaveValue(typed)
          await again.field.fill('')
        })
    })
  })
