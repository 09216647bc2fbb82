import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { openInstallation } from '@lernspur/release/installation'
import { canaryStep } from '@lernspur/release/registry/plan'
import { releaseBuild } from '@lernspur/release/release-build'
import { removeBuilds, serviceBuild } from '@lernspur/release/testing/sample-build'
import { eventually } from '@lernspur/testing/eventually'
import { signIn } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { requestRepeatedly } from './request-repeatedly'
import { calls, replaceUnderLoad } from './rolling-drill'

let database: TestDatabase
let product: RunningProduct

beforeAll(async () => {
  database = await testDatabase()
  product = await startProduct(database, 'production')
}, 60_000)
afterAll(removeBuilds)
afterAll(async () => {
  await product.stop()
  await database.close()
})

const pids = (): (number | undefined)[] => product.processes.map(({ pid }) => pid())

test('every service and the gateway are replaced while people work, and no request is lost', async () => {
  const { classTeacher } = await testSchool(database.owner, { studentCount: 2 })
  const { headers } = await signIn(database.owner, classTeacher)
  const before = pids()
  const { lost, answered } = await replaceUnderLoad(product, headers, 100)
  expect(lost).toEqual([])
  expect(answered).toBeGreaterThanOrEqual(100)
  expect(pids().every((pid, index) => pid !== undefined && pid !== before[index])).toBe(true)
}, 120_000)

test('a canary of a service begins and ends, its stable version and the gateway are replaced meanwhile, and no request is lost', async () => {
  const { owner } = database
  const installation = openInstallation(product.installation)
  const service = { kind: 'service', name: 'teacher' } as const
  const by = { who: 'test', why: '' }
  const builds = [await serviceBuild('teacher', 1), await serviceBuild('teacher', 2)]
  for (const build of builds) await releaseBuild(installation, build, by)
  const [stable = '', version = ''] = builds.map(({ manifest }) => manifest.version)
  await installation.registry.promote(service, stable, { by })
  await installation.registry.change([canaryStep(service, { version, weight: 100 })], { by })
  const { headers } = await signIn(owner, (await testSchool(owner, { studentCount: 2 })).classTeacher)
  const requestLoop = requestRepeatedly(product.url, calls, headers, 4)
  const [teacher, gateway] = ['teacher', 'gateway'].map((name) => product.processes.find((one) => one.name === name))
  for (const _ of [1, 2]) {
    const canary = await teacher?.startExtraInstance(version, {})
    await Promise.all([teacher?.replace({}), gateway?.replace({})])
    const before = requestLoop.answered()
    await eventually(
      () => requestLoop.answered() >= before + 20,
      () => '20 more calls are answered',
    )
    await canary?.end()
  }
  expect(await requestLoop.stop()).toEqual([])
  expect(requestLoop.answered()).toBeGreaterThan(100)
  // The canary has answered: what one user does counts as a visit, once that is over.
  const visits = () => owner`select from registry.release_count where version = ${version} and shown > 0`
  await eventually(
    async () => (await visits()).length > 0,
    () => 'a visit is counted',
  )
  await installation.registry.change([canaryStep(service, { version, weight: 0 })], { by })
  await installation.registry.close()
}, 120_000)

test('what does not become ready is said in a sentence, and the process before stays', async () => {
  const teacher = product.processes.find(({ name }) => name === 'teacher')
  const before = teacher?.pid()
  const failed = teacher?.replace({ env: { ...process.env, LERNSPUR_MODE: 'none' } })
  await expect(failed).rejects.toThrow('teacher ended before it was ready.')
  expect(teacher?.pid()).toBe(before)
  const { data } = (await (await fetch(`${product.url}/api/healthcheck`)).json()) as { data: object }
  expect(data).toMatchObject({ services: { teacher: 'up' } })
}, 60_000)

test('a service that was replaced and is killed starts again in its place', async () => {
  const teacher = product.processes.find(({ name }) => name === 'teacher')
  const before = teacher?.pid() ?? 0
  process.kill(before, 'SIGKILL')
  const isUp = async () => (await fetch(`${product.url}/api/observations-v2`)).status === 401
  await eventually(
    async () => teacher?.pid() !== before && (await isUp()),
    () => 'the service is up in another process',
  )
  expect(teacher?.pid()).not.toBe(before)
}, 60_000)
