import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { performanceAssessmentRoutes } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import type { Api } from '../../../fixture/api'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { FramePage } from '../../../page/frame.page'

const stored = async (api: Api, schoolClassId: string) => {
  const { rows } = await api.call(performanceAssessmentRoutes.listPerformanceAssessments, {
    list: { filter: [{ field: 'schoolClassId', type: 'eq', value: schoolClassId }] },
  })
  return rows
}

const summarize = async (api: Api, schoolClassId: string) =>
  (await stored(api, schoolClassId)).map(({ name, weighting, schoolTermSemester }) => [
    name,
    weighting,
    schoolTermSemester,
  ])

/** A scale of the school; its first level is the lowest. */
const makeScale = (api: Api, name: string, labels: readonly string[]) =>
  api.call(performanceVisualRoutes.createPerformanceVisual, {
    body: { name, performanceLevelsV2: labels.map((label) => ({ label })) },
  })

test('assessments are added at once, weighted, copied and deleted, and their scale is changed for every child', async ({
  page,
  founder,
}) => {
  const { api } = founder
  const { id, studentIds, competenceId } = await newClass(api)
  await makeScale(api, 'Drei', ['niedrig', 'mittel', 'hoch'])
  const two = await makeScale(api, 'Zwei', ['noch nicht', 'erreicht'])
  const frame = new FramePage(page)
  const menu = async (name: string, item: string) => {
    await page
      .getByRole('button', { name: `Mehr zu ${name}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await page.goto(`/class/${id}/settings`)
  await page.getByRole('link', { name: 'Leistungsbewertungen' }).click()
  await page.getByRole('button', { name: 'Leistungsbewertungen zum 1. Halbjahr hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Beobachtung 60\nTest\t30')
  await dialog.getByRole('button', { name: '2 Leistungsbewertungen anlegen' }).click()
  await expect(page.getByText(/^Noch 10\s% bis 100\s%/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Gewichtung von Test in Prozent' }).fill('40')
  await expect(page.getByText(/^Zusammen 100\s%$/)).toBeVisible()
  await expect
    .poll(() => summarize(api, id))
    .toEqual([
      ['Beobachtung', 60, 'first'],
      ['Test', 40, 'first'],
    ])

  await menu('Test', 'Ins 2. Halbjahr kopieren')
  await expect(page.getByRole('list', { name: '2. Halbjahr' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Mehr zu Test' }).last().click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect.poll(async () => (await stored(api, id)).length).toBe(2)
  await frame.undo()
  await expect.poll(async () => (await summarize(api, id)).at(-1)).toEqual(['Test', 40, 'second'])

  const test1 = (await stored(api, id)).find(
    ({ name, schoolTermSemester }) => name === 'Test' && schoolTermSemester === 'first',
  )
  const levels = test1?.performanceVisual.performanceLevelsV2 ?? []
  for (const [index, studentId] of studentIds.entries())
    await api.call(observationRoutes.createObservation, {
      body: {
        ...{ schoolClassId: id, studentId, competenceId, performanceAssessmentId: test1?.id },
        performanceLevelV2Id: levels[index]?.id,
      },
    })
  await page.reload()
  await menu('Test', 'Löschen')
  await expect(dialog).toContainText('2 Einträge von 2 Kindern')
  await dialog.getByRole('button', { name: 'Verstanden' }).click()
  await menu('Test', 'Skala wechseln')
  await dialog.getByRole('radio', { name: /^Zwei/ }).click()
  await dialog.getByRole('combobox', { name: '„mittel“ wird zu' }).click()
  await page.getByRole('option', { name: '1 · noch nicht' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ben Brandt' })).toContainText(
    /1 ×\s*mittel\s*noch nicht/,
  )
  await dialog.getByRole('button', { name: 'Skala wechseln und 2 Einträge umstellen' }).click()
  await expect(dialog).toHaveCount(0)
  const entries = async () => {
    const { rows } = await api.call(observationRoutes.listObservations)
    return rows.map(({ performanceLevelV2Id }) => performanceLevelV2Id).toSorted()
  }
  const [lowest] = two.performanceLevelsV2
  expect(await entries()).toEqual([lowest?.id, lowest?.id])
  await frame.undo()
  await expect.poll(entries).toEqual([levels[0]?.id, levels[1]?.id].toSorted())
})
