import { competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { observationPhotoRoutes } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import type { Page } from '@playwright/test'
import type { Api } from '../../../fixture/api'
import { recordConsoleErrors } from '../../../fixture/browser/console-errors'
import { expect, test } from '../../../fixture/test'
import { markedObservations } from '../../../fixture/traces'
import { ChildPage } from '../../../page/child.page'
import { FramePage } from '../../../page/frame.page'

/** The first competence of a subject of the class. */
const firstCompetence = async (api: Api, classId: string, name: string) => {
  const subjects = await api.call(subjectRoutes.listSubjects, {
    list: {
      filter: [
        { field: 'schoolClassId', type: 'eq', value: classId },
        { field: 'name', type: 'eq', value: name },
      ],
    },
  })
  const domains = await api.call(competenceRoutes.listCompetenceDomains, {
    list: { filter: [{ field: 'schoolSubjectId', type: 'eq', value: subjects.rows[0]?.id ?? '' }] },
  })
  const competence = domains.rows[0]?.competences[0]
  if (!competence) throw new Error(`${name} has no competence.`)
  return competence
}

/** Presses a button that opens the device's pictures, and chooses one. */
const choosePicture = async (page: Page, press: () => Promise<void>) => {
  const buffer = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 300, height: 200 } })
  const choosing = page.waitForEvent('filechooser')
  await press()
  await (await choosing).setFiles({ name: 'Heft.jpg', mimeType: 'image/jpeg', buffer })
}

test('an old entry gets another competence and photos, which is undone as one', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const german = await firstCompetence(api, class3a.id, 'Deutsch')
  const mathematics = await firstCompetence(api, class3a.id, 'Mathematik')
  const studentId = class3a.children[0]?.id ?? ''
  const { id } = await api.call(observationRoutes.createObservation, {
    body: { schoolClassId: class3a.id, studentId, competenceId: german.id, description: mark },
  })
  const photos = async () => {
    const list = { filter: [{ field: 'observationId', type: 'eq', value: id }] } as const
    return (await api.call(observationPhotoRoutes.listObservationPhotos, { list })).rows.map((photo) => photo.id)
  }
  const child = new ChildPage(page)
  await child.openTimeline(class3a.id, studentId)
  const entry = child.entry(mark)
  const sheet = page.getByRole('dialog', { name: 'Beobachtung bearbeiten' })
  const edit = () => entry.getByRole('button', { name: /^Beobachtung bearbeiten/ }).click()
  const save = () => sheet.getByRole('button', { name: 'Änderungen speichern' }).click()

  await edit()
  await sheet.getByRole('button', { name: 'Kompetenz' }).click()
  await page.getByRole('combobox', { name: 'Kompetenz suchen' }).fill(mathematics.description)
  await page.getByRole('option', { name: mathematics.description }).first().click()
  await choosePicture(page, () => sheet.getByRole('button', { name: 'Foto hinzufügen' }).click())
  await expect(sheet.getByRole('button', { name: 'Entfernen: Neues Foto 1' })).toBeVisible()
  await save()
  await expect(sheet).toBeHidden()
  await expect(entry).toContainText(mathematics.description)
  await expect(entry.getByRole('button', { name: /groß zeigen$/ })).toHaveCount(1)
  const [first] = await photos()

  // Nothing of a dropped change is saved.
  await edit()
  await sheet.getByRole('button', { name: /^Entfernen: Foto einer Arbeit/ }).click()
  await sheet.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await photos()).toEqual([first])

  await edit()
  await choosePicture(page, () => sheet.getByRole('button', { name: /^Ersetzen: Foto einer Arbeit/ }).click())
  await expect(sheet.getByRole('button', { name: 'Entfernen: Neues Foto 1' })).toBeVisible()
  await save()
  await expect(sheet).toBeHidden()
  await expect.poll(photos).not.toContain(first)
  expect(await photos()).toHaveLength(1)
  await new FramePage(page).undo()
  await expect.poll(photos).toEqual([first])
  const [changed] = await markedObservations(api, mark)
  expect(changed?.competenceId).toBe(mathematics.id)
})

test('the list of assessments of an entry opens, also for the policy of the page', async ({ page, class3a }) => {
  const errors = await recordConsoleErrors(page)
  await new ChildPage(page).openTimeline(class3a.id, class3a.children[2]?.id ?? '')
  await page
    .getByRole('button', { name: /^Beobachtung bearbeiten/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Beobachtung bearbeiten' })
  await sheet.getByRole('combobox', { name: /^Leistungsbewertung/ }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(errors).toEqual([])
})
