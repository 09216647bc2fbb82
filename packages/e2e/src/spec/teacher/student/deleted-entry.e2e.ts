import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { expect } from '../../../fixture/test'
import { ChildPage } from '../../../page/child.page'
import { FramePage } from '../../../page/frame.page'

test('an entry is said to be deleted once it is, and goes from the list where somebody else has deleted it', async ({
  page,
  founder,
}) => {
  const { api } = founder
  const known = await newClass(api)
  const [studentId = ''] = known.studentIds
  const entry = { schoolClassId: known.id, studentId, competenceId: known.competenceId }
  const make = (description: string) =>
    api.call(observationRoutes.createObservations, { body: { observations: [{ ...entry, description }] } })
  await make('Notiz 1.')
  const { rows } = await make('Notiz 2.')
  const child = new ChildPage(page)
  await child.openTimeline(known.id, studentId)
  await expect(child.entry('Notiz 2.')).toBeVisible()
  await api.call(observationRoutes.deleteObservation, { params: { observationId: rows[0]?.id ?? '' } })
  await child.deleteEntry('Notiz 2.')
  await new FramePage(page).expectNotified('Das gibt es nicht mehr')
  await expect(child.entry('Notiz 2.')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  await child.deleteEntry('Notiz 1.')
  await new FramePage(page).expectNotified('Beobachtung gelöscht')
})
