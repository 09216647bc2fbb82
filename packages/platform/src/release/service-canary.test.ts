import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Registry } from '@lernspur/contracts/registry.contract'
import type { Unit } from '@lernspur/contracts/release/release.contract'
import { versionOf } from '@lernspur/federation/testing/releases'
import { jointName } from '@lernspur/release/registry/joint-canary'
import { canaryStep } from '@lernspur/release/registry/plan'
import { type FinishedBuild, publishBuilds, releaseBuild } from '@lernspur/release/release-build'
import { areaBuild, removeBuilds, shellBuild } from '@lernspur/release/testing/sample-build'
import { eventually } from '@lernspur/testing/eventually'
import { signIn } from '@lernspur/testing/sign-in'
import { testMemberOf, testProvider } from '@lernspur/testing/test-school'
import { buildService } from './build-service'
import { type ReleasedProduct, startReleasedProduct } from './testing/released-product'
import { serviceVariant } from './testing/service-variant'
import { untilServiceRuns } from './until-service-runs'

const by = { who: 'test', why: 'a test' }
const service: Unit = { kind: 'service', name: 'provider' }
const area: Unit = { kind: 'area', name: 'provider' }
const folder = mkdtempSync(join(tmpdir(), 'lernspur-service-canary-'))
const timeoutMs = 120_000
let running: ReleasedProduct
let stable: FinishedBuild
/** Users on both sides of a canary of half of them: their cookies. */
let insiders: Headers[] = []
let outsiders: Headers[] = []

/** The stable release with another text before it, which names its answers and may fail calls. */
const variant = (number: number, status?: number) =>
  serviceVariant(stable, folder, number, [
    'server.js',
    (text) => `const serve = Bun.serve
Bun.serve = (options) => serve({ ...options, fetch: async (request, server) => {
  const answer = ${status === undefined ? '' : `request.url.includes('/api/') ? new Response(null, { status: ${status} }) :`} await options.fetch(request, server)
  answer.headers.set('x-variant', '${number}')
  return answer
} })
${text}`,
  ])

const ask = (headers: Headers) => fetch(`${running.product.url}/api/provider/announcements`, { headers })
const answeredBy = async (headers: Headers) => (await ask(headers)).headers.get('x-variant')
const areaOf = async (headers: Headers) => {
  const registry = (await (await fetch(`${running.product.url}/mfe/registry.json`, { headers })).json()) as Registry
  return registry.areas.provider?.current.version
}
const hasMessage = (part: string) => running.messages.some((sentence) => sentence.includes(part))
const untilMessage = async (part: string) => {
  await eventually(
    () => hasMessage(part),
    () => `it says ${part}`,
    120_000,
  )
}
const canaryOf = async ({ kind, name }: Unit) =>
  (await running.installation.registry.lines()).find(({ unit }) => unit.kind === kind && unit.name === name)?.canary ??
  null

/**
 * Until so early in a slot of ten seconds that visits, which take as long, are counted in one slot when they begin now: a
 * slot with the visits of one version alone compares nothing.
 */
const untilSlotBegins = async () => {
  const { owner } = running.database
  for (;;) {
    const [now] = await owner<{ second: number }[]>`select (extract(epoch from now()) % 10)::float8 as second`
    if (!now || now.second < 2) return
    await Bun.sleep((10 - now.second) * 1000)
  }
}

/** Gives half of all users a service, with an area where one is named. */
const begin = async (tried: FinishedBuild, areaNumber?: number) => {
  const { installation: location } = running
  await releaseBuild(location, tried, by)
  const joint = jointName(areaNumber === undefined ? [service] : [area, service])
  const half = { weight: 50, together: joint }
  const steps = [canaryStep(service, { version: tried.manifest.version, ...half })]
  if (areaNumber !== undefined) steps.push(canaryStep(area, { version: versionOf(areaNumber), ...half }))
  running.messages.length = 0
  await location.registry.change(steps, { by })
}
const runs = () => untilServiceRuns(running.installation, service, running.product.installation.dataDir)

beforeAll(async () => {
  ;[running, stable] = await Promise.all([startReleasedProduct(), buildService('provider')])
  await publishBuilds(running.installation, [await shellBuild(1), await areaBuild('provider', 2), stable], by)
  await releaseBuild(running.installation, await areaBuild('provider', 3), by)
  await runs()
}, timeoutMs)
afterAll(removeBuilds)
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
}, timeoutMs)

const step = (name: string, work: () => Promise<void>) => test(name, work, timeoutMs)

step('users of the canary get the new service and the new area as one, all others what they had', async () => {
  await begin(variant(1), 3)
  expect(await runs()).toEndWith(`provider runs ${variant(1).manifest.version} beside it, for 50 % of all users.`)
  const { owner } = running.database
  const { tenantId } = await testProvider(owner)
  // As many as tell a canary that fails from users for whom everything does.
  while (insiders.length < 10 || outsiders.length < 10) {
    const { headers } = await signIn(owner, await testMemberOf(owner, tenantId))
    const user = new Headers(headers)
    const version = await areaOf(user)
    if (version === versionOf(3)) insiders = [...insiders, user]
    else outsiders = [...outsiders, user]
  }
  for (const headers of insiders) expect(await answeredBy(headers)).toBe('1')
  for (const headers of outsiders)
    expect([await answeredBy(headers), await areaOf(headers)]).toEqual([null, versionOf(2)])
})

step('a canary that is killed, and a gateway that is, start again and keep their users', async () => {
  const runs = join(running.product.installation.dataDir, 'run')
  const [link = ''] = [...new Bun.Glob('*/provider@*.sock').scanSync({ cwd: runs, onlyFiles: false })]
  const pidOf = (socket: string) => Number(readFileSync(join(dirname(realpathSync(socket)), 'provider.pid'), 'utf8'))
  const before = pidOf(join(runs, link))
  process.kill(before, 'SIGKILL')
  process.kill(running.product.processes.at(-1)?.pid() ?? Number.NaN, 'SIGKILL')
  const [insider = new Headers(), outsider = new Headers()] = [...insiders.slice(0, 1), ...outsiders]
  await eventually(
    async () => (await answeredBy(insider).catch(() => null)) === '1',
    () => 'the canary answers again',
    120_000,
  )
  expect(pidOf(join(runs, link))).not.toBe(before)
  expect([await areaOf(insider), await answeredBy(outsider)]).toEqual([versionOf(3), null])
})

step('a canary that is promoted takes the place of the stable version without a gap, and goes back', async () => {
  const { installation: location } = running
  await location.registry.promote(service, variant(1).manifest.version, { by })
  for (const headers of [...insiders, ...outsiders])
    await eventually(
      async () => (await answeredBy(headers)) === '1',
      () => 'all are answered by the promoted version',
      120_000,
    )
  expect(await canaryOf(area)).toBeNull()
  // Not for a moment does anybody go back, until the canary's process has ended.
  while (!hasMessage('no longer runs beside the stable version'))
    for (const headers of [...insiders, ...outsiders]) expect(await answeredBy(headers)).toBe('1')
  running.messages.length = 0
  await location.registry.rollback(service, { by })
  await untilMessage(`provider runs ${stable.manifest.version}.`)
  for (const headers of insiders) expect(await answeredBy(headers)).toBeNull()
})

step('a canary that does not become ready is taken back with its area and the reason', async () => {
  const broken = serviceVariant(stable, folder, 2, ['server.js', () => "console.error('no luck'); process.exit(1)"])
  await begin(broken, 3)
  await expect(runs()).rejects.toThrow('ended before it was ready')
  expect([await canaryOf(service), await canaryOf(area)]).toEqual([null, null])
  const early = serviceVariant(stable, folder, 3, ['migrations/provider/9998-later.sql', () => 'select 1;'])
  await begin(early)
  await expect(runs()).rejects.toThrow('The migration provider/9998-later is not applied')
  for (const headers of insiders) expect((await ask(headers)).status).toBe(200)
})

step('a canary whose calls fail is ended by the gateway with its area, and its process ends', async () => {
  const { installation: location, database } = running
  const failing = variant(4, 500)
  await begin(failing, 3)
  await runs()
  // The slot in which it began counts from the next one on, unless it began before.
  await database.owner`update registry.release_channel set since = now() - interval '1 hour'`
  for (const headers of insiders)
    await eventually(
      async () => (await areaOf(headers)) === versionOf(3),
      () => 'the user gets the area of the canary',
      120_000,
    )
  await untilSlotBegins()
  await Promise.all([
    ...insiders.map(async (headers) => {
      await eventually(
        async () => (await ask(headers)).status === 500,
        () => 'a call of the canary fails',
        120_000,
      )
    }),
    ...outsiders.map(async (headers) => expect((await ask(headers)).status).toBe(200)),
  ])
  // Their visits, of ten seconds, must be over, and then the slot in which they are counted.
  await eventually(
    async () => (await canaryOf(service)) === null,
    () => 'the canary is over',
    120_000,
  )
  expect(await canaryOf(area)).toBeNull()
  const [event] = await location.registry.events(service, 1)
  expect(event).toMatchObject({ act: 'end-canary', who: 'gateway', why: expect.stringContaining('visits failed') })
  await untilMessage(`provider ${failing.manifest.version} no longer runs beside the stable version.`)
  for (const headers of insiders)
    expect([(await ask(headers)).status, await areaOf(headers)]).toEqual([200, versionOf(2)])
})
