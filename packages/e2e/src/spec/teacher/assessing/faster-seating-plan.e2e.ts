import { seatingPlanRoutes } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { expect } from '../../../fixture/test'
import { FramePage } from '../../../page/frame.page'
import { ObservationPage } from '../../../page/observation.page'
import { SeatingPlanPage } from '../../../page/teacher/seating-plan.page'

test('desks are saved also where a colleague has made a plan for the room, or deleted this one, meanwhile', async ({
  page,
  founder,
}) => {
  const { api } = founder
  const { id, studentIds } = await newClass(api)
  const params = { schoolClassId: id }
  const frame = new FramePage(page)
  const plan = new SeatingPlanPage(page)
  const overwrite = page.getByRole('button', { name: 'Meinen Stand speichern' })
  const plans = async () => (await api.call(seatingPlanRoutes.listSeatingPlans, { params })).rows
  await new ObservationPage(page).open(id)
  await plan.show()
  await plan.arrange.click()
  await plan.rows.click()
  const desks = [{ studentId: studentIds[0] ?? '', x: 3, y: 0 }]
  const theirs = await api.call(seatingPlanRoutes.createSeatingPlan, { params, body: { room: '', desks } })
  await plan.save.click()
  await overwrite.click()
  await frame.expectNotified('Sitzplan gespeichert')
  await expect(plan.rearrange).toBeVisible()
  expect((await plans()).map((one) => [one.id, one.desks.length])).toEqual([[theirs.id, 2]])

  await plan.rearrange.click()
  await plan.placeStudent('Ada Ahrens').focus()
  await page.keyboard.press('Delete')
  await api.call(seatingPlanRoutes.deleteSeatingPlan, { params: { seatingPlanId: theirs.id } })
  await plan.save.click()
  await expect(page.getByText('Den Sitzplan oder eines der Kinder gibt es in dieser Klasse nicht mehr.')).toBeVisible()
  await overwrite.click()
  await expect(plan.rearrange).toBeVisible()
  expect((await plans()).map((one) => one.desks.length)).toEqual([1])
})
