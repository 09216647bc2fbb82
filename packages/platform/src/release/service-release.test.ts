import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { unitId } from '@lernspur/contracts/release/release.contract'
import type { ClassListProps } from '@lernspur/documents/class-document'
import { RenderQueue } from '@lernspur/documents/worker/render-queue'
import { versionOf } from '@lernspur/federation/testing/releases'
import { type FinishedBuild, type Installation, publishBuilds, releaseBuild } from '@lernspur/release/release-build'
import { areaBuild, removeBuilds, shellBuild } from '@lernspur/release/testing/sample-build'
import { eventually } from '@lernspur/testing/eventually'
import { root } from '../install/install-packages'
import type { RunningProduct } from '../test/start-product'
import { type BuiltService, buildService } from './build-service'
import { openServiceReleases } from './follow-services'
import { serviceFolder } from './service-folder'
import { type ReleasedProduct, startReleasedProduct } from './testing/released-product'
import { serviceVariant } from './testing/service-variant'

const unit = { kind: 'service', name: 'provider' } as const
const by = { who: 'test', why: 'a test' }
const folder = mkdtempSync(join(tmpdir(), 'lernspur-service-release-'))
let running: ReleasedProduct
let product: RunningProduct
let installation: Installation
let built: BuiltService

beforeAll(async () => {
  running = await startReleasedProduct()
  ;({ product, installation } = running)
  built = await buildService('provider')
}, 120_000)
afterAll(removeBuilds)
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The same release with another text of one file. */
const variant = (number: number, path: string, change: (text: string) => string) =>
  serviceVariant(built, folder, number, [path, change])

const runs = async (): Promise<unknown> => {
  const unix = join(product.installation.dataDir, 'run')
  const [run] = [...new Bun.Glob('*/provider.sock').scanSync({ cwd: unix, onlyFiles: false })]
  const answer = await fetch('http://service/internal/health', { unix: join(unix, run ?? ''), keepalive: false })
  return ((await answer.json()) as { version: unknown }).version
}
const untilMessage = (part: string): Promise<string> =>
  eventually(
    () => running.messages.find((sentence) => sentence.includes(part)),
    () => `it says "${part}", after ${running.messages.join(' ')}`,
    120_000,
  )
const stable = async () => (await installation.registry.lines()).find((line) => line.unit.kind === 'service')?.stable
const promote = async (one: FinishedBuild) => {
  await releaseBuild(installation, one, by)
  await installation.registry.promote(unit, one.manifest.version, { by })
}

test('a service that is promoted runs outside the checkout, and one that is rolled back runs again', async () => {
  const { version } = built.manifest
  await promote(built)
  await untilMessage(`provider runs ${version}.`)
  expect(await runs()).toBe(version)
  const next = variant(1, 'server.js', (text) => `${text}\n// another one\n`)
  await promote(next)
  await untilMessage(`provider runs ${next.manifest.version}.`)
  expect(await runs()).toBe(next.manifest.version)
  running.messages.length = 0
  await installation.registry.rollback(unit, { by })
  await untilMessage(`provider runs ${version}.`)
  expect(await runs()).toBe(version)
}, 120_000)

test('a release that does not become ready is taken back with the reason, and what ran before goes on', async () => {
  const broken = variant(2, 'server.js', () => "console.error('no luck'); process.exit(1)")
  await promote(broken)
  await untilMessage('was not started')
  expect(await runs()).toBe(built.manifest.version)
  await eventually(
    async () => (await stable()) === built.manifest.version,
    () => 'the version before is live again',
    120_000,
  )
  const [event] = await installation.registry.events(unit, 1)
  expect(event).toMatchObject({
    act: 'refuse',
    who: 'supervisor',
    why: expect.stringContaining('ended before it was ready'),
  })
}, 120_000)

test('an area that was promoted with a service that does not become ready is taken back with it', async () => {
  const calls = ['listRooms GET /rooms provider']
  const [before, after] = [await areaBuild('provider', 7), await areaBuild('provider', 8, { needs: { calls } })]
  await publishBuilds(installation, [await shellBuild(6), before], by)
  const broken = variant(5, 'server.js', () => "console.error('no luck'); process.exit(1)")
  const { manifest } = broken
  const provides = { ...manifest.provides, calls: [...(manifest.provides.calls ?? []), ...calls] }
  running.messages.length = 0
  await publishBuilds(installation, [{ ...broken, manifest: { ...manifest, provides } }, after], by)
  await untilMessage(`provider ${versionOf(8)} needs it and is taken back as well`)
  const live = (await installation.registry.lines()).map((line) => [unitId(line.unit), line.stable])
  expect(Object.fromEntries(live)).toMatchObject({
    provider: versionOf(7),
    'provider-service': built.manifest.version,
  })
  expect(await runs()).toBe(built.manifest.version)
}, 120_000)

test('nobody gets an area before the service that was promoted together with it has its place', async () => {
  const next = variant(
    7,
    'server.js',
    (text) => `const serve = Bun.serve
Bun.serve = (options) => serve({ ...options, fetch: async (request, server) => {
  const answer = await options.fetch(request, server)
  answer.headers.set('x-variant', 'next')
  return answer
} })
${text}`,
  )
  await publishBuilds(installation, [next, await areaBuild('provider', 9)], by)
  const seen = new Set<string>()
  while (!seen.has('after next')) {
    const registry = (await (await fetch(`${product.url}/mfe/registry.json`)).json()) as Registry
    const isNext = registry.areas.provider?.current.version === versionOf(9)
    const answer = await fetch(`${product.url}/api/provider/announcements`)
    seen.add(`${isNext ? 'after' : 'before'} ${answer.headers.get('x-variant')}`)
  }
  running.messages.length = 0
  await installation.registry.rollback(unit, { by })
  await untilMessage(`provider runs ${built.manifest.version}.`)
  expect([...seen]).not.toContain('after null')
}, 120_000)

test('a service is the same release from whatever folder it is built', async () => {
  const module = join(import.meta.dirname, 'build-service.ts')
  const program = `console.log((await (await import('${module}')).buildService('provider')).manifest.version)`
  const elsewhere = Bun.spawn([process.execPath, '-e', program], { cwd: folder, stdin: 'ignore', stdout: 'pipe' })
  expect((await new Response(elsewhere.stdout).text()).trim()).toBe(built.manifest.version)
}, 120_000)

test('an error that ends a release is logged with its message, its source line and its cause', async () => {
  const { dataDir, ownerUrl, secret } = product.installation
  const preload = join(folder, 'no-socket.ts')
  writeFileSync(preload, "Bun.serve = () => { throw new Error('no socket', { cause: new Error('no luck') }) }")
  const ended = Bun.spawn([process.execPath, '--preload', preload, 'server.js'], {
    cwd: join(dataDir, 'service', 'provider', built.manifest.version),
    env: {
      LERNSPUR_MODE: 'production',
      LERNSPUR_SECRET: secret,
      LERNSPUR_PUBLIC_URL: 'http://localhost:3000',
      LERNSPUR_RUN: folder,
      LERNSPUR_DATA: folder,
      LERNSPUR_DATABASE_URL: ownerUrl,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'ignore',
  })
  const [logged] = (await new Response(ended.stdout).text()).split('\n').filter((line) => line.includes('no socket'))
  const { level, message, failure } = JSON.parse(logged ?? '{}')
  expect([level, message]).toEqual(['fatal', 'Error: no socket; because of Error: no luck'])
  expect(failure.frames.join()).toContain('packages/service-kit/src/service/serve-on-socket.ts:')
  expect(failure.cause.name).toBe('Error')
}, 60_000)

test('a release whose migration is not applied is taken back, and says what to do', async () => {
  const early = variant(3, 'migrations/provider/9998-later.sql', () => 'select 1;')
  await promote(early)
  expect(await untilMessage('provider/9998-later')).toContain(
    `is not applied: run mfe migrate provider-service ${early.manifest.version} first.`,
  )
  await eventually(
    async () => (await stable()) === built.manifest.version,
    () => 'the version before is live again',
    120_000,
  )
  expect(await runs()).toBe(built.manifest.version)
}, 120_000)

test('a start runs what the registry says, and refuses what is not what was released', async () => {
  const process = { name: 'provider', entry: 'checkout', env: {}, logFile: undefined, runDir: folder, probe: '/' }
  const again = openServiceReleases(product.installation)
  const { entry, cwd } = await again.planned(process, () => undefined)
  await again.close()
  expect(entry).toBe(join(product.installation.dataDir, 'service', 'provider', built.manifest.version, 'server.js'))
  writeFileSync(join(cwd ?? '', 'server.js'), 'process.exit(0)')
  const repaired = await serviceFolder(installation, built.manifest, product.installation.dataDir)
  expect(readFileSync(join(repaired, 'server.js'), 'utf8')).toBe(readFileSync(join(built.folder, 'server.js'), 'utf8'))
  const stored = join(product.installation.dataDir, 'mfe', 'provider-service', built.manifest.version, 'server.js')
  rmSync(repaired, { recursive: true })
  writeFileSync(stored, 'process.exit(0)')
  const refused = serviceFolder(installation, built.manifest, product.installation.dataDir)
  await expect(refused).rejects.toThrow('server.js of provider-service')
}, 60_000)

test('a release prints outside the checkout, with the fonts of the product', async () => {
  const documents = await buildService('teacher')
  await releaseBuild(installation, documents, by)
  const at = await serviceFolder(installation, documents.manifest, product.installation.dataDir)
  const list: ClassListProps = {
    kind: 'class-list',
    language: 'de',
    school: { name: 'Grundschule am Lindenhain', slogan: null },
    schoolClass: { name: '3a', nickname: null },
    students: [{ firstName: 'Mia', lastName: 'Şahin' }],
    order: 'firstName',
    printedOn: '2026-08-10',
  }
  const workerUrl = pathToFileURL(join(at, 'report-worker.ts'))
  const queue = new RenderQueue({ workerUrl, recycleAfterFiles: 2, recycleAboveBytes: 1e9, idleMs: 60_000 })
  const file = await queue.run({ kind: 'class', list }, 60_000)
  queue.close()
  expect(Buffer.from(file).toString('latin1')).toContain('+LernspurSans-')
}, 120_000)

test('no file of a release names the place of its checkout, or is for development only', async () => {
  const documents = await buildService('teacher')
  for (const { manifest, folder: at } of [built, documents])
    for (const { path } of manifest.files) {
      const text = readFileSync(join(at, path), 'utf8')
      for (const never of [root, 'jsx-dev-runtime']) expect(text).not.toContain(never)
    }
}, 60_000)
