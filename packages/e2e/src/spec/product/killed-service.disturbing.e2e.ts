import { type CreateObservation, observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Route } from '@playwright/test'
import { killService, untilServiceIsUp } from '../../fixture/instance/service-process'
import { expect, test } from '../../fixture/test'
import { markedObservations } from '../../fixture/traces'
import { FramePage } from '../../page/frame.page'
import { ObservationPage } from '../../page/observation.page'

/** Entries of one bulk save. */
const size = 100
const bulkSave = '**/api/observations-v2/bulk'

// Serial, since each test takes the service down for all.
test.describe.configure({ mode: 'default' })

test('entries wait on the device when a service is killed while saving, and each is written once', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const observation = new ObservationPage(page)
  await observation.open(class3a.id)
  await observation.chooseSubject('Sport')
  await observation.competence.click()
  await page.getByRole('option').first().click()
  await observation.chooseForAll('gelingt gut')
  await observation.note.fill(mark)
  const entries = await observation.children.count()
  expect(entries).toBe(class3a.children.length)

  const killOnce = (route: Route) => {
    void route.continue()
    killService('teacher')
  }
  await page.route(bulkSave, killOnce, { times: 1 })
  await observation.save.click()
  const frame = new FramePage(page)
  await frame.expectNotified(`${entries} Beobachtungen warten auf diesem Gerät`)
  await expect(observation.note).toHaveValue('')

  await untilServiceIsUp(page, 'teacher')
  expect([0, entries]).toContain((await markedObservations(api, mark)).length)
  const sent = page.getByRole('status').filter({ hasText: /^Gespeichert \d\d:\d\d$/ })
  await expect(sent).toBeVisible({ timeout: 60_000 })
  expect(await markedObservations(api, mark)).toHaveLength(entries)
})

test('of many parallel saves, all acknowledged ones are stored, and none is stored partly', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const { rows } = await api.call(observationRoutes.listObservations, {
    list: { filter: [{ field: 'schoolClassId', type: 'eq', value: class3a.id }], limit: 1 },
  })
  const [known] = rows
  if (!known) throw new Error('Class 3a has no observation.')
  const { studentId, schoolClassId, competenceId, performanceLevelV2Id } = known
  const save = (batch: number) => {
    const one: CreateObservation = { studentId, schoolClassId, competenceId, performanceLevelV2Id }
    const observations = Array.from({ length: size }, () => ({ ...one, description: `${mark} ${batch}.` }))
    return api.call(observationRoutes.createObservations, { body: { observations } })
  }

  const saves = Array.from({ length: 8 }, (_, batch) => save(batch))
  await Promise.any(saves)
  killService('teacher')
  const outcomes = await Promise.allSettled(saves)
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled')

  await untilServiceIsUp(page, 'teacher')
  const stored = await markedObservations(api, mark)
  for (const [batch, { status }] of outcomes.entries()) {
    const found = stored.filter(({ description }) => description === `${mark} ${batch}.`).length
    expect(status === 'fulfilled' ? [size] : [0, size]).toContain(found)
  }
})
