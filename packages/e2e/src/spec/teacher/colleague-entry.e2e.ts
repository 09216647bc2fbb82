import { competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Api } from '../../fixture/api'
import type { KnownClass } from '../../fixture/school-class'
import { expect, test } from '../../fixture/test'
import { markedObservations } from '../../fixture/traces'
import { ChildPage } from '../../page/child.page'
import { FramePage } from '../../page/frame.page'

/** Writes a note about the first student in English, as the person of `api`. */
const noteInEnglish = async (api: Api, { id: schoolClassId, children }: KnownClass, description: string) => {
  const subjects = await api.call(subjectRoutes.listSubjects, {
    list: {
      filter: [
        { field: 'schoolClassId', type: 'eq', value: schoolClassId },
        { field: 'name', type: 'eq', value: 'Englisch' },
      ],
    },
  })
  const domains = await api.call(competenceRoutes.listCompetenceDomains, {
    list: { filter: [{ field: 'schoolSubjectId', type: 'eq', value: subjects.rows[0]?.id ?? '' }] },
  })
  const competenceId = domains.rows[0]?.competences[0]?.id ?? ''
  const studentId = children[0]?.id ?? ''
  await api.call(observationRoutes.createObservation, {
    body: { schoolClassId, studentId, competenceId, description },
  })
  return studentId
}

test.describe('a subject teacher', () => {
  test.use({ person: 'subjectTeacher' })

  test('changes own entries only, and reads those of a colleague', async ({ page, class3a, mark, sessionOf }) => {
    await noteInEnglish((await sessionOf('teacher')).api, class3a, `${mark} der Klassenlehrerin`)
    const studentId = await noteInEnglish((await sessionOf('subjectTeacher')).api, class3a, `${mark} von mir`)
    const child = new ChildPage(page)
    await child.openTimeline(class3a.id, studentId)
    await expect(child.entry(`${mark} der Klassenlehrerin`)).toBeVisible()
    await expect(child.entry(`${mark} der Klassenlehrerin`).getByRole('button')).toHaveCount(0)
    await expect(child.entry(`${mark} von mir`).getByRole('button')).toHaveCount(2)
  })
})

test("a colleague's entry shows who changed it, and when", async ({ page, class3a, mark, sessionOf, session }) => {
  const studentId = await noteInEnglish((await sessionOf('subjectTeacher')).api, class3a, mark)
  const child = new ChildPage(page)
  await child.openTimeline(class3a.id, studentId)
  await expect(child.entry(mark)).not.toContainText('geändert von')
  await child
    .entry(mark)
    .getByRole('button', { name: /^Beobachtung bearbeiten/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Beobachtung bearbeiten' })
  await sheet.getByRole('textbox', { name: /^Notiz/ }).fill(`${mark} und ergänzt`)
  // A press beside the sheet does not discard the input.
  await page.mouse.click(5, 5)
  await sheet.getByRole('button', { name: 'Änderungen speichern' }).click()
  const { firstName, lastName } = session?.whoAmI ?? {}
  await expect(child.entry(`${mark} und ergänzt`)).toContainText(
    new RegExp(`geändert von ${firstName} ${lastName} am \\d\\d\\.\\d\\d\\.\\d{4}, \\d\\d:\\d\\d`),
  )
  const { api } = await sessionOf('subjectTeacher')
  const known = await markedObservations(api, mark)
  await child.deleteEntry(mark)
  await expect.poll(() => markedObservations(api, mark)).toEqual([])
  await new FramePage(page).undo()
  await expect(child.entry(mark)).toBeVisible()
  expect(await markedObservations(api, mark)).toEqual(known)
})
