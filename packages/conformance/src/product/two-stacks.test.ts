import { afterAll, beforeAll, expect, test } from 'bun:test'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { signIn, testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'

let database: TestDatabase
let stacks: readonly [RunningProduct, RunningProduct]
let school: TestSchool

beforeAll(async () => {
  database = await testDatabase()
  school = await testSchool(database.owner, { studentCount: 25 })
  stacks = [await startProduct(database), await startProduct(database)]
}, 120_000)
afterAll(async () => {
  for (const stack of stacks) await stack.stop()
  await database.close()
})

/** Holds a lock on a table until the function it returns is called. */
const holdTable = async (name: string, mode: 'exclusive' | 'access exclusive'): Promise<() => Promise<void>> => {
  const released = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const { owner } = database
  const holding = (async () => {
    await writeDirectory(owner, async (tx) => {
      await tx.unsafe(`lock table ${name} in ${mode} mode`)
      isHeld.resolve()
      await released.promise
    })
  })()
  await isHeld.promise
  return async () => {
    released.resolve()
    await holding
  }
}

test('wrong passwords count wherever they arrive', async () => {
  const login = (url: string) => {
    const visit = newToken()
    return fetch(`${url}/api/auth/local/login`, {
      method: 'POST',
      headers: {
        cookie: `${preSessionCookieName(testPublicUrl)}=${visit}`,
        [csrfHeader]: csrfToken(database.secret, visit),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: school.outsider.email, password: 'wrong' }),
    })
  }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 24; attempt++) statuses.push((await login(stacks[attempt % 2]?.url ?? '')).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses.slice(12)).toEqual(Array.from({ length: 12 }, () => 429))
}, 60_000)

test('of ninety calls that somebody has waiting, two stacks take as many as one', async () => {
  expect(await Promise.all(stacks.map((stack) => stack.countStacks()))).toEqual([2, 2])
  // Services read the count once a second.
  await Bun.sleep(1_100)
  const { headers } = await signIn(database.owner, school.classTeacher)
  const release = await holdTable('report', 'access exclusive')
  const refused = Promise.withResolvers<void>()
  let refusals = 0
  const calls = Array.from({ length: 90 }, async (_, index) => {
    const path = `/api/classes/${school.schoolClass.id}/reports`
    const { status } = await fetch(`${stacks[index % 2]?.url}${path}`, { headers })
    if (status === 429) refusals += 1
    if (refusals === 90 - 64) refused.resolve()
    return status
  })
  await Promise.race([refused.promise, Promise.all(calls)])
  await release()
  const statuses = await Promise.all(calls)
  expect(statuses.filter((status) => status === 429)).toHaveLength(90 - 64)
  expect(statuses.filter((status) => status === 200)).toHaveLength(64)
}, 60_000)

test('a page that asks one stack sees how far the other one is with creating reports', async () => {
  const { classTeacher, schoolClass } = school
  const [worker, other] = stacks
  const release = await holdTable('report_subject', 'exclusive')
  const creation = worker.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: { name: 'Zeugnis', calculationMethod: 'latestEntries' },
  })
  const askOther = async () =>
    (await other.ask(classTeacher, { method: 'GET', path: `/classes/${schoolClass.id}/report-creation` })).body.data
  let progress = await askOther()
  for (let look = 0; look < 100 && progress.running === null; look++) {
    await Bun.sleep(50)
    progress = await askOther()
  }
  expect(progress).toMatchObject({ isRunning: true, running: { name: 'Zeugnis', done: 0, total: 25 } })
  await release()
  expect((await creation).status).toBe(201)
  expect(await askOther()).toMatchObject({ isRunning: false, running: null, last: { count: 25 } })
}, 60_000)
