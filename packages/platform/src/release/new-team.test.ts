import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Health } from '@lernspur/contracts/health.contract'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { buildArea } from '@lernspur/federation/build/build-area'
import { type FinishedBuild, publishBuilds, releaseBuild } from '@lernspur/release/release-build'
import { eventually } from '@lernspur/testing/eventually'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { unusedExports } from '../verify/unused/unused-exports'
import { builtIn, type Clone, cloneCheckout, runIn } from './testing/clone'
import { type ReleasedProduct, startReleasedProduct } from './testing/released-product'
import { serviceVariant } from './testing/service-variant'

// A team with a clone of its own adds a service to a platform that was built before it and goes on running.

const timeoutMs = 240_000
const by = { who: 'test', why: 'a test' }
const unit = { kind: 'service', name: 'timetable' } as const
const folder = mkdtempSync(join(tmpdir(), 'lernspur-new-team-'))
let running: ReleasedProduct
let clone: Clone
let school: TestSchool
let neighbour: TestPerson
let built: FinishedBuild
/** Processes of the platform before the team came. */
let processes: (number | undefined)[]

const pids = () => running.product.processes.slice(0, 4).map((one) => one.pid())
const inClone = (...command: string[]) => {
  const { ownerUrl, secret, dataDir } = running.product.installation
  const variables = { DATABASE_URL: ownerUrl, LERNSPUR_SECRET: secret, LERNSPUR_DATA: dataDir }
  return runIn(clone.folder, command, variables)
}
const mfe = (line: string) => inClone('packages/platform/src/mfe.ts', ...line.split(' '))
const git = (...args: string[]) => {
  const person = ['-c', 'user.name=Team', '-c', 'user.email=team@schule.example']
  const { exitCode, stderr } = Bun.spawnSync(['git', ...person, ...args], { cwd: clone.folder, stderr: 'pipe' })
  if (exitCode !== 0) throw new Error(stderr.toString())
}
const released = async (id: string): Promise<string> => {
  const [version] = /\d+\.\d+\.\d+-[0-9a-f]{8}/.exec(await mfe(`release ${id}`)) ?? []
  return version ?? expect.unreachable()
}
const ask = (person: TestPerson, method: string, body?: object) =>
  running.product.ask(person, { method, path: '/timetable/entries', ...(body && { body }) })
const health = async (): Promise<Health> =>
  ((await (await fetch(`${running.product.url}/api/healthcheck`)).json()) as { data: Health }).data
const stable = async () =>
  (await running.installation.registry.lines()).find(
    (line) => line.unit.name === unit.name && line.unit.kind === unit.kind,
  )?.stable

beforeAll(async () => {
  ;[running, clone] = await Promise.all([startReleasedProduct(), cloneCheckout()])
  const { owner } = running.database
  school = await testSchool(owner)
  neighbour = (await otherSchool(owner)).admin
  await publishBuilds(running.installation, [await buildArea('shell')], by)
  processes = pids()
}, timeoutMs)

afterAll(async () => {
  await running.close()
  // Tests in the clone have started a server that belongs to it.
  await inClone('-e', "await (await (await import('./packages/database/src/testing/test-server')).testServer()).stop()")
  await clone.remove()
  rmSync(folder, { recursive: true, force: true })
}, timeoutMs)

const step = (name: string, work: () => Promise<void>) => test(name, work, timeoutMs)

step('one command writes an area with a service, and changes nothing of others but the lock', async () => {
  rmSync(join(clone.folder, '.git'), { recursive: true })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  await mfe('new timetable Stundenplan --service --slot class.page,student.tab')
  const { stdout } = Bun.spawnSync(['git', 'status', '--porcelain'], { cwd: clone.folder })
  expect(stdout.toString().trim().split('\n').toSorted()).toEqual([
    '?? mfe-timetable/',
    '?? packages/e2e/src/spec/timetable/',
    '?? services/timetable/',
    'M bun.lock',
  ])
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Add the timetable')
})

step('its style, its imports and its tests are well, and so are the rules of the database', async () => {
  const written = ['services/timetable', 'mfe-timetable', 'packages/e2e/src/spec/timetable']
  await inClone('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...written)
  const boundaries = "(await import('./packages/platform/src/verify/boundaries')).checkBoundaries(process.cwd())"
  expect((await inClone('-e', `console.log((await ${boundaries}).output)`)).trim()).toBe('')
  expect((await unusedExports(clone.folder)).filter((one) => one.includes('timetable'))).toEqual([])
  await inClone('test', './services/timetable', './mfe-timetable', './packages/database/src/catalogue')
})

step('before it is live nobody answers for it', async () => {
  expect((await ask(school.admin, 'GET')).status).toBe(404)
  built = await builtIn(clone.folder, 'service', 'timetable')
})

step('a first version that does not become ready is taken back, and leaves nothing that runs', async () => {
  const broken = serviceVariant(built, folder, 1, ['server.js', () => "console.error('no luck'); process.exit(1)"])
  await releaseBuild(running.installation, broken, by)
  await running.installation.registry.promote(unit, broken.manifest.version, { by })
  await eventually(
    async () => (await stable()) === null,
    () => 'the version is taken back',
    120_000,
  )
  expect(running.messages.join('\n')).toContain('timetable 0.1.0-00000001 was not started')
  expect((await ask(school.admin, 'GET')).status).toBe(404)
  expect(pids()).toEqual(processes)
})

step('released and promoted, it runs at once in the platform that was built before it', async () => {
  const version = await released('timetable-service')
  expect(version).toBe(built.manifest.version)
  expect(await mfe(`promote timetable-service ${version}`)).toContain(`timetable runs ${version}.`)
  const made = await ask(school.manager, 'POST', { name: 'Mathe in der Ersten' })
  expect([made.status, made.body.data]).toMatchObject([201, { name: 'Mathe in der Ersten' }])
  expect((await ask(school.outsider, 'GET')).body.data.rows).toMatchObject([{ name: 'Mathe in der Ersten' }])
  expect((await ask(neighbour, 'GET')).body.data).toEqual({ rows: [], count: 0 })
  expect(await health()).toMatchObject({ services: { teacher: 'up' }, addedServices: { timetable: 'up' } })
  expect(pids()).toEqual(processes)
})

step('its area, which fills slots, is refused as long as no area offers them', async () => {
  const version = await released('timetable')
  await expect(mfe(`promote timetable ${version}`)).rejects.toThrow('fills class.page, which no area offers')
  await publishBuilds(running.installation, [await buildArea('teacher')], by)
})

step(
  'its area follows and is given to browsers, with its pages and with what it brings into those of others',
  async () => {
    expect(await mfe(`promote timetable ${await released('timetable')}`)).toContain('timetable')
    for (;;) {
      const registry = (await (await fetch(`${running.product.url}/mfe/registry.json`)).json()) as Registry
      const area = registry.areas.timetable?.current
      if (area) {
        expect(area.pages).toMatchObject([
          { pattern: '/timetable', place: 'own', inRail: true, text: { de: 'Stundenplan' } },
          { pattern: '/class/:classId/timetable', place: 'class', slot: 'class.page', text: { de: 'Stundenplan' } },
        ])
        expect(area.fillers).toMatchObject([{ slot: 'student.tab', text: { de: 'Stundenplan', en: 'Timetable' } }])
        expect(area.routes[0]).toMatchObject({ reads: ['/api/timetable/entries'] })
        break
      }
      await Bun.sleep(50)
    }
  },
)

step('its calls are described with all others, and its entries stand in the audit', async () => {
  const answer = await fetch(`${running.product.url}/api/openapi.json`)
  const { paths } = (await answer.json()) as { readonly paths: Readonly<Record<string, object>> }
  expect(Object.keys(paths['/timetable/entries'] ?? paths['/api/timetable/entries'] ?? {})).toEqual(['get', 'post'])
  const entries = await running.database.owner`
    select action from audit_entry where tenant_id = ${school.tenantId} and action like 'timetable-entry.%'`
  expect(entries).toMatchObject([{ action: 'timetable-entry.create' }])
})

step(
  'an area that takes more of a slot than its owner passes is refused, with the reason of the compiler',
  async () => {
    await clone.change({
      'packages/contracts/src/teacher/slots.ts': [
        ['  readonly studentId: string\n', '  readonly studentId: string\n  readonly birthDate: string\n'],
      ],
    })
    git('commit', '--quiet', '--all', '--message', 'Take the date of birth')
    const version = await released('timetable')
    await expect(mfe(`promote timetable ${version}`)).rejects.toThrow(
      /takes StudentTabProps in a form in which teacher .* does not pass it: .*birthDate/,
    )
    git('reset', '--quiet', '--hard', 'HEAD~1')
  },
)

step('an area whose calls the service does not answer is refused', async () => {
  await clone.change({
    'services/timetable/contract/src/timetable-entry.contract.ts': [
      ["path: '/timetable/entries'", "path: '/timetable/rows'"],
    ],
  })
  git('commit', '--quiet', '--all', '--message', 'Move the list')
  const version = await released('timetable')
  await expect(mfe(`promote timetable ${version}`)).rejects.toThrow('listTimetableEntries')
})

step('its process is restarted when it dies, and ends when no version of it is live', async () => {
  const process = running.product.processes.find(({ name }) => name === unit.name)
  globalThis.process.kill(process?.pid() ?? Number.NaN, 'SIGKILL')
  await eventually(
    async () => (await health()).addedServices.timetable === 'down',
    () => 'the service is down',
    120_000,
  )
  await eventually(
    async () => (await health()).addedServices.timetable === 'up',
    () => 'the service is up again',
    120_000,
  )
  await running.installation.registry.takeBack({ unit, version: built.manifest.version, runs: null }, by)
  await eventually(
    () => !running.product.processes.some(({ name }) => name === unit.name),
    () => 'its process has ended',
    120_000,
  )
  expect(pids()).toEqual(processes)
})

step('the scaffold refuses a name that something else has, and removes what it wrote', async () => {
  for (const name of ['teacher', 'classes', 'gateway', 'docs'])
    await expect(mfe(`new ${name} --service`)).rejects.toThrow()
  git('checkout', '--quiet', '.')
  await mfe('remove timetable')
  for (const path of ['mfe-timetable', 'services/timetable', 'packages/e2e/src/spec/timetable'])
    expect([path, existsSync(join(clone.folder, path))]).toEqual([path, false])
  expect(readFileSync(join(clone.folder, 'bun.lock'), 'utf8')).not.toContain('mfe-timetable')
})
