import { afterAll, expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { openWireTap } from '@lernspur/service-kit/testing/wire-tap'
import { askBy } from '@lernspur/testing/service-under-test'
import { testConfig } from '@lernspur/testing/test-config'
import { testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const database = await testDatabase()
const config = testConfig(database, 'teacher')
const tap = await openWireTap(config.databaseUrl)
const db = connect(tap.url, { name: 'tap', max: 1 })
const service = teacherService(config, db)
const ask = askBy(database.owner, 'http://localhost', (request) => service.fetch(request))
afterAll(async () => {
  await db.end({ timeout: 1 })
  tap.close()
  await database.close()
})

const { schoolClass, classTeacher } = await testSchool(database.owner)
const entry = {
  schoolClassId: schoolClass.id,
  studentId: schoolClass.students[0].id,
  competenceId: schoolClass.german.competenceIds[0],
  description: 'liest',
}
const list = `/observations-v2?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=${schoolClass.id}`

test.each([
  ['a list of observations', 2, () => ({ method: 'GET', path: `${list}&limit=50` })],
  ['the skills matrix of a class', 2, () => ({ method: 'GET', path: `/classes/${schoolClass.id}/skill-cells` })],
  ['saving an observation', 5, () => ({ method: 'POST', path: '/observations-v2', body: entry })],
  [
    'saving an observation with a key',
    7,
    () => ({
      method: 'POST',
      path: '/observations-v2',
      body: entry,
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  ],
] as const)('%s takes %d round trips to the database', async (name, roundTrips, call) => {
  // With the session of the call. What is written is also told to listeners, beside the call.
  const settled = async () => {
    const { status } = await ask(classTeacher, call())
    await service.flushMessages()
    return status
  }
  // The first ones open connections and prepare statements.
  for (let turn = 0; turn < 3; turn++) await settled()
  tap.reset()
  const status = await settled()
  console.log(`${name}: ${tap.traffic.roundTrips} round trips, ${tap.traffic.statements} statements`)
  expect([status < 300, tap.traffic.roundTrips]).toEqual([true, roundTrips])
})
