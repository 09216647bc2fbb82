import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { legacyObservationRoutes } from '@lernspur/contracts/teacher/legacy-observation.contract'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { newClass, writeNotes } from '../../../fixture/new-class'

test('the timeline of a class reaches its 2,041st entry', async ({ page, founder }) => {
  const schoolClass = await newClass(founder.api)
  await writeNotes(founder.api, schoolClass, 2041)
  await page.goto(`/class/${schoolClass.id}/student/observation-timeline`)
  await expect(page.getByText('40 von 2.041 Beobachtungen')).toBeVisible()
  const older = page.getByRole('button', { name: 'Ältere zeigen' })
  for (const displayed of ['240', '740', '1.240', '1.740']) {
    await older.click()
    await expect(page.getByText(`${displayed} von 2.041 Beobachtungen`)).toBeVisible()
  }
  await older.click()
  await expect(page.getByText('2.041 von 2.041 Beobachtungen')).toBeVisible()
  // They were saved in three calls, each shown as one line.
  const lines = page.getByRole('main').getByRole('button', { name: /^[\d.]+ Einträge/ })
  await expect(lines).toHaveCount(3)
  await lines.last().click()
  await expect(page.getByText('Notiz 1.', { exact: true })).toBeVisible()
  await expect(older).toHaveCount(0)
})

test('entries of the first version count in the matrix, for the standing and as last seen', async ({
  page,
  founder,
}) => {
  const schoolClass = await newClass(founder.api)
  const { id: schoolClassId, studentIds, competenceId } = schoolClass
  await founder.api.call(legacyObservationRoutes.createLegacyObservation, {
    body: { schoolClassId, studentId: studentIds[1], competenceId, description: 'Aus der ersten Fassung' },
  })
  await page.goto(`/class/${schoolClassId}/skills`)
  await page.getByRole('gridcell', { name: 'Notiz' }).click()
  const cell = page.getByRole('dialog', { name: 'Ben Brandt' })
  await expect(cell).toContainText('Aus der ersten Fassung')
  await expect(cell).toContainText('Frühere Fassung')

  await page.goto(`/class/${schoolClassId}/student`)
  const student = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(student('Ada Ahrens')).toContainText('noch nicht beobachtet')
  await expect(student('Ben Brandt')).toContainText('DEU')

  await page.goto(`/class/${schoolClassId}/student/${studentIds[1]}/timeline`)
  await expect(page.getByRole('main')).toContainText('Aus der ersten Fassung')
})

test('a class that is no longer active is read, and its pages offer no changes', async ({ page, founder }) => {
  const schoolClass = await newClass(founder.api)
  await writeNotes(founder.api, schoolClass, 1)
  const body = { isActive: false }
  await founder.api.call(schoolClassRoutes.updateSchoolClass, { params: { id: schoolClass.id }, body })
  const main = page.getByRole('main')
  for (const path of ['skills', 'student', `student/${schoolClass.studentIds[0]}`, 'reports']) {
    await page.goto(`/class/${schoolClass.id}/${path}`)
    await expect(main.getByText('Die Klasse 4a ist nicht mehr aktiv und lässt sich nur noch lesen.')).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    for (const offer of [/^Beobachten/, /^Beobachtung (bearbeiten|löschen)/, /^Berichte erstellen/]) {
      await expect(main.getByRole('link', { name: offer })).toHaveCount(0)
      await expect(main.getByRole('button', { name: offer })).toHaveCount(0)
    }
  }
  await page.goto(`/class/${schoolClass.id}/observe`)
  await expect(main.getByText('In dieser Klasse dürfen Sie nichts eintragen')).toBeVisible()
  await expect(main.getByText('Bitten Sie die Klassenleitung')).toHaveCount(0)
  for (const path of ['settings', 'settings/students']) {
    await page.goto(`/class/${schoolClass.id}/${path}`)
    await expect(main.getByText('Diese Klasse lässt sich nur noch lesen')).toBeVisible()
  }
  await page.goto(`/class/${schoolClass.id}/student/${schoolClass.studentIds[0]}/timeline`)
  await expect(main.getByText('Notiz 1.')).toBeVisible()
  await expectAccessible(page, 'the page of a class that is no longer active', {
    themes: ['light', 'dark'],
    size: narrow,
  })
})
