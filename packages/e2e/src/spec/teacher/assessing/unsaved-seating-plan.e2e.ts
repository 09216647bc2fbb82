import { seatingPlanRoutes } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { expect } from '../../../fixture/test'
import { FramePage } from '../../../page/frame.page'
import { ObservationPage } from '../../../page/observation.page'
import { SeatingPlanPage } from '../../../page/teacher/seating-plan.page'

test('desks that are arranged and not saved survive a reload, leaving, rows, cancelling, and a colleague', async ({
  page,
  founder,
}) => {
  const { api } = founder
  const { id, studentIds } = await newClass(api)
  const frame = new FramePage(page)
  const plan = new SeatingPlanPage(page)
  const desks = [{ studentId: studentIds[0] ?? '', x: 0, y: 0 }]
  const params = { schoolClassId: id }
  const made = await api.call(seatingPlanRoutes.createSeatingPlan, { params, body: { room: 'Werkraum', desks } })
  const aside = page.getByRole('group', { name: 'Noch ohne Platz' }).getByRole('button')
  await new ObservationPage(page).open(id)
  await plan.show()
  await plan.rearrange.click()
  await expect(aside).toHaveText(['Ben'])
  await plan.placeStudent('Ben Brandt').focus()
  await page.keyboard.press('Enter')
  await plan.placeStudent('Ada Ahrens').focus()
  await page.keyboard.press('Delete')
  await expect(aside).toHaveText(['Ada'])

  await page.reload()
  await expect(aside).toHaveText(['Ada'])
  await frame.follow('Kinder')
  await frame.follow('Beobachten')
  await expect(aside).toHaveText(['Ada'])

  await plan.rows.click()
  await expect(aside).toHaveCount(0)
  await frame.undo()
  await expect(aside).toHaveText(['Ada'])
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(plan.rearrange).toBeVisible()
  await frame.undo()
  await expect(aside).toHaveText(['Ada'])

  await api.call(seatingPlanRoutes.updateSeatingPlan, {
    params: { seatingPlanId: made.id },
    body: { room: 'Werkraum', desks: desks.map((desk) => ({ ...desk, x: 1 })) },
  })
  await page.reload()
  await expect(aside).toHaveText(['Ada'])
  await plan.save.click()
  await expect(page.getByText('Der Sitzplan wurde inzwischen geändert.')).toBeVisible()
  await page.getByRole('button', { name: 'Neuen Stand zeigen' }).click()
  await expect(aside).toHaveText(['Ben'])
  await plan.save.click()
  await frame.expectNotified('Sitzplan gespeichert')
  await expect(plan.desk('Ada Ahrens')).toBeVisible()
})
