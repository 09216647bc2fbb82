import { seatingPlanRoutes } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { expectAccessible, narrow, wide } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/test'
import { markedObservations } from '../../../fixture/traces'
import { ChildPage } from '../../../page/child.page'
import { FramePage } from '../../../page/frame.page'
import { ObservationPage } from '../../../page/observation.page'
import { SeatingPlanPage } from '../../../page/teacher/seating-plan.page'

const child = 'Amira Haddad'

test('a class teacher sets up desks and taps one, with a note and a photo; a subject teacher sees the plan', async ({
  page,
  browser,
  baseURL,
  class3a,
  mark,
  sessionOf,
  quiet,
}) => {
  const { api } = await sessionOf('teacher')
  const frame = new FramePage(page)
  const observation = new ObservationPage(page)
  const plan = new SeatingPlanPage(page)
  await page.setViewportSize(narrow)
  await observation.open(class3a.id)
  await plan.show()
  await plan.arrange.click()
  await plan.rows.click()
  await plan.placeStudent(child).focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(plan.placeStudent(child)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`${child}: Reihe 1, Platz 2`)).toBeAttached()
  await expectAccessible(page, 'arranging desks', { themes: ['light'], size: narrow })
  await plan.save.click()
  await frame.expectNotified('Sitzplan gespeichert')

  await page.setViewportSize(wide)
  await observation.chooseSubject('Mathematik')
  await observation.competence.click()
  await page.getByRole('option').first().click()
  await plan.desk(child).click()
  await observation.level(child, 'gelingt gut').click()
  await expect(plan.desk(child)).toHaveAccessibleName(`${child}: gelingt gut`)
  const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 300, height: 200 } })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `${child}: Foto hinzufügen` }).click()
  await (await choosing).setFiles({
    name: 'Heft.jpg',
    mimeType: 'image/jpeg',
    buffer: picture,
  })
  await expect(page.getByRole('button', { name: `${child}: Foto entfernen` })).toBeVisible()
  await page.getByRole('textbox', { name: `${child}: Notiz` }).fill(mark)
  await expectAccessible(page, 'the seating plan', { themes: ['light', 'dark'], size: wide })
  await page.keyboard.press('Control+Enter')
  await frame.expectNotified('1 Beobachtung gespeichert')
  await frame.undo()
  await frame.expectNotified('Rückgängig gemacht')
  await expect.poll(() => markedObservations(api, mark)).toHaveLength(0)
  await page.getByRole('banner').getByRole('button', { name: 'Wiederholen' }).click()
  await expect.poll(() => markedObservations(api, mark)).toHaveLength(1)
  // The photo is sent after its entry, and a reload would interrupt that.
  await quiet()

  const student = class3a.children.find(({ name }) => name === child)
  await new ChildPage(page).openTimeline(class3a.id, student?.id ?? '')
  await new ChildPage(page)
    .entry(mark)
    .getByRole('button', { name: /^Foto einer Arbeit/ })
    .click()
  const large = page.getByRole('dialog').getByRole('img')
  await expect(large).toBeVisible()
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)

  const { state } = await sessionOf('subjectTeacher')
  const otherContext = await browser.newContext({ baseURL: String(baseURL), storageState: state, locale: 'de-DE' })
  const other = await otherContext.newPage()
  await new ObservationPage(other).open(class3a.id)
  const seen = new SeatingPlanPage(other)
  await seen.show()
  await expect(seen.desk(child)).toBeVisible()
  await expect(seen.rearrange).toHaveCount(0)
  await otherContext.close()

  const { rows } = await api.call(seatingPlanRoutes.listSeatingPlans, { params: { schoolClassId: class3a.id } })
  for (const { id } of rows) await api.call(seatingPlanRoutes.deleteSeatingPlan, { params: { seatingPlanId: id } })
})
