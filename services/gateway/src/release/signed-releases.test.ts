// Long because all requests are held against one gateway and one registry.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { type ReleaseManifest, unitId } from '@lernspur/contracts/release/release.contract'
import { openInstallation } from '@lernspur/release/installation'
import { canaryStep, switchStep } from '@lernspur/release/registry/plan'
import { newPrivateKey, type Signer, signerOfPem } from '@lernspur/release/registry/signature'
import { type FinishedBuild, type Installation, publishBuilds, releaseBuild } from '@lernspur/release/release-build'
import { signatureHeaders } from '@lernspur/release/signed-request'
import type { TeamCommand } from '@lernspur/release/team/team-command'
import { openTeamsAsOwner, type Teams } from '@lernspur/release/team/teams'
import { areaBuild, removeBuilds, serviceBuild, shellBuild } from '@lernspur/release/testing/sample-build'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'

const publicUrl = 'http://localhost:3000'
const commandsPath = '/api/releases/commands'
const filesPath = '/api/releases/files'
const hour = 3_600_000
const by = { who: 'ada', why: 'Tuesday' }
const facade = { facade: ['useClass'] }

const newSigner = (): Signer => signerOfPem(newPrivateKey()) as Signer
const ci = newSigner()
const unknownSigner = newSigner()
/** The signer of `ci` whose name is another key's. */
const pretender: Signer = { ...unknownSigner, publicKey: ci.publicKey }

let database: TestDatabase
let installation: Installation
let teams: Teams
let gateway: GatewayFixture
let next: FinishedBuild
let greedy: FinishedBuild
let service: FinishedBuild
let others: Readonly<Record<'shell' | 'provider' | 'first', FinishedBuild>>
const versionOf = ({ manifest }: FinishedBuild) => manifest.version

beforeAll(async () => {
  database = await testDatabase()
  const { ownerUrl, secret, filesDir: dataDir } = database
  installation = openInstallation({ ownerUrl, secret, dataDir })
  teams = openTeamsAsOwner(ownerUrl)
  others = {
    shell: await shellBuild(1, { provides: facade }),
    provider: await areaBuild('provider', 2, { needs: facade }),
    // A flag may have the name of an area.
    first: await areaBuild('teacher', 3, { needs: facade, flags: ['weekPlan', 'provider'] }),
  }
  next = await areaBuild('teacher', 4, { needs: facade }, 3, { 'chunk.0.js.br': 'compressed' })
  greedy = await areaBuild('teacher', 5, { needs: { facade: ['useNothing'] } })
  service = await serviceBuild('teacher', 6, {}, { 'server.js': 'serve()' })
}, 60_000)

beforeEach(async () => {
  await database.owner`
    truncate registry.release_unit, registry.release_version, registry.release_channel, registry.release_pin,
      registry.release_event, registry.release_count, registry.release_team, registry.release_key,
      registry.release_nonce, registry.release_key_act, registry.release_flag`
  for (const { manifest } of [next, greedy, service])
    await installation.store.remove(unitId(manifest), manifest.version)
  await publishBuilds(installation, Object.values(others), by)
  await teams.add('teachers', [next.manifest, service.manifest], 'olga')
  await teams.addKey('teachers', 'ci', ci.publicKey, 'olga')
  const { ownerUrl: databaseUrl, secret, filesDir: dataDir } = database
  await gateway?.close()
  gateway = startGateway({ publicUrl, installation: { databaseUrl, secret, dataDir } })
})

afterAll(removeBuilds)
afterAll(async () => {
  await gateway.close()
  await teams.close()
  await installation.registry.close()
  await database.close()
})

interface Sending {
  readonly signer?: Signer
  readonly origin?: string
  readonly at?: number
  /** What is signed, where it is not what is sent. */
  readonly signed?: string
  /** Further headers, which are not signed. */
  readonly headers?: Readonly<Record<string, string>>
}

const signedPost = (
  path: string,
  content: object,
  { signer = ci, origin = publicUrl, at, signed, headers }: Sending = {},
) => {
  const body = JSON.stringify(content)
  const covered = { method: 'POST', target: origin + path, body: new TextEncoder().encode(signed ?? body) }
  return { method: 'POST', body, headers: { ...signatureHeaders(covered, signer, at), ...headers } }
}
const post = (path: string, content: object, sending?: Sending) =>
  gateway.call(path, signedPost(path, content, sending))

const commandOf = (verb: TeamCommand['verb'], words: readonly string[], more: Partial<TeamCommand> = {}) => ({
  verb,
  words,
  why: '',
  limit: 20,
  isRetiring: false,
  isRehearsal: false,
  isDirty: false,
  builds: [],
  ...more,
})
const mfe = (verb: TeamCommand['verb'], words: readonly string[], more?: Partial<TeamCommand>, sending?: Sending) =>
  post(commandsPath, commandOf(verb, words, more), sending)
const outcome = async (response: Promise<Response>) => {
  const { status } = await response
  return { status, ...((await (await response).json()) as { code?: number; text?: string; message?: string }) }
}

const contentsOf = async ({ folder }: FinishedBuild, paths: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path, Buffer.from(await Bun.file(join(folder, path)).bytes()).toString('base64')]),
    ),
  )
const send = async (build: FinishedBuild) => {
  const { manifest } = build
  const { missing } = (await (await post(filesPath, { manifest, files: {} })).json()) as { missing: string[] }
  return await post(filesPath, { manifest, files: await contentsOf(build, missing) })
}
const release = async (build: FinishedBuild) => {
  await send(build)
  return await outcome(mfe('release', [unitId(build.manifest)], { builds: [build.manifest] }))
}
const lineOf = async (id: string) => (await installation.registry.lines()).find(({ unit }) => unitId(unit) === id)
const stableOf = async (id: string) => (await lineOf(id))?.stable
const acts = async () => (await teams.acts(undefined, 100)).map(({ command, code }) => `${command}: ${code}`)

describe('a team that has only the address of the installation and its key', () => {
  test('goes from check to promote and back, and the history names team and key', async () => {
    const { manifest } = next
    const { version } = manifest
    expect((await (await send(next)).json()) as object).toEqual({ missing: [] })
    const checked = await outcome(mfe('check', ['teacher'], { builds: [manifest] }))
    expect(checked).toMatchObject({ status: 200, code: 0, text: `teacher ${version} fits what is live` })
    const commit = '0123456789abcdef0123456789abcdef01234567'
    const released = await outcome(mfe('release', ['teacher'], { builds: [manifest], commit, why: 'clearer' }))
    expect(released).toMatchObject({ code: 0, text: expect.stringContaining(`teacher ${version} is released`) })
    expect(await outcome(mfe('canary', ['teacher', version], { weight: 5 }))).toMatchObject({ code: 0 })
    expect((await lineOf('teacher'))?.canary).toMatchObject({ version, weight: 5 })
    const from = versionOf(others.first)
    expect(await outcome(mfe('promote', ['teacher', version], { from, why: 'good' }))).toMatchObject({ code: 0 })
    expect(await stableOf('teacher')).toBe(version)
    expect(await outcome(mfe('disable', ['teacher']))).toMatchObject({ code: 0 })
    expect(await outcome(mfe('enable', ['teacher']))).toMatchObject({ code: 0 })
    expect(await outcome(mfe('rollback', ['teacher'], { why: 'empty' }))).toMatchObject({ code: 0 })
    expect(await stableOf('teacher')).toBe(from)
    const [key] = await teams.keys('teachers')
    const events = (await installation.registry.events(manifest, 10)).filter(({ who }) => who === 'teachers/ci')
    expect(events.map(({ act, why }) => [act, why])).toEqual([
      ['rollback', 'empty'],
      ['enable', ''],
      ['disable', ''],
      ['promote', 'good'],
      ['canary', ''],
      ['release', 'clearer'],
    ])
    expect(events.every(({ details }) => details.key === key?.id)).toBe(true)
    expect(events.at(-1)?.details).toMatchObject({ commit })
    expect(await acts()).toEqual([
      'rollback teacher: 0',
      'enable teacher: 0',
      'disable teacher: 0',
      `promote teacher ${version}: 0`,
      `canary teacher ${version} --weight 5: 0`,
      'release teacher: 0',
    ])
  })

  test('is told the same as on the installation: what would break, who was faster, what is not understood', async () => {
    await release(greedy)
    const version = versionOf(greedy)
    const { refusals } = await installation.registry.check([greedy.manifest])
    const promoted = await outcome(mfe('promote', ['teacher', version]))
    expect([promoted.code, promoted.text]).toEqual([4, refusals.join('\n')])
    await release(next)
    const late = await outcome(mfe('promote', ['teacher', versionOf(next)], { from: version }))
    expect(late.code).toBe(3)
    expect((await outcome(mfe('promote', ['teacher', 'latest']))).code).toBe(2)
    expect(await stableOf('teacher')).toBe(versionOf(others.first))
    const refused = (await teams.acts('teachers', 10)).find(({ command }) => command === `promote teacher ${version}`)
    expect(refused).toMatchObject({ code: 4, reason: refusals.join('\n') })
  })

  test('reads why it was refused in the language that it asks for, and the history has it in English', async () => {
    await release(greedy)
    const german = { headers: { 'accept-language': 'de' } }
    const promotion = commandOf('promote', ['teacher', versionOf(greedy)])
    const refusal = await outcome(post(commandsPath, promotion, german))
    expect(refusal).toMatchObject({ code: 4, text: expect.stringContaining('benutzt useNothing, was die Shell') })
    expect((await teams.acts('teachers', 1))[0]?.reason).toContain('uses useNothing, which the shell')
    const foreign = await outcome(post(commandsPath, commandOf('disable', ['provider']), german))
    expect(foreign).toMatchObject({
      status: 403,
      message: expect.stringContaining('darf provider nicht veröffentlichen'),
    })
    const nobody = await outcome(post(commandsPath, promotion, { ...german, signer: unknownSigner }))
    expect(nobody).toMatchObject({ status: 401, message: expect.stringContaining('kein Schlüssel unterschrieben') })
  })

  test('promotes with its set what it released with its set', async () => {
    for (const build of [next, service]) await send(build)
    const builds = [next.manifest, service.manifest]
    expect(await outcome(mfe('release', ['all'], { builds }))).toMatchObject({ code: 0 })
    const set = builds.map((manifest) => ({ unit: unitId(manifest), version: manifest.version }))
    expect(await outcome(mfe('promote', ['all'], { set }))).toMatchObject({
      code: 0,
      units: ['teacher', 'teacher-service'],
    })
    expect([await stableOf('teacher'), await stableOf('teacher-service')]).toEqual([
      versionOf(next),
      versionOf(service),
    ])
  })

  test('sees its own units alone', async () => {
    expect((await outcome(mfe('status', []))).text).not.toContain('provider')
    expect((await outcome(mfe('status', []))).text).toContain(versionOf(others.first))
    const { text } = await outcome(mfe('history', []))
    expect(text).toContain('teacher')
    expect(text).not.toMatch(/shell|provider/)
  })

  test('switches the flags of its own units, for a share, for a school and off again, and that is written down', async () => {
    const { tenantId: school } = await testSchool(database.owner)
    for (const flag of ['weekPlan', 'provider'])
      expect(await outcome(mfe('flag', ['teacher', flag], { weight: 20 }))).toMatchObject({ status: 200, code: 0 })
    expect(await outcome(mfe('flag', ['teacher', 'weekPlan'], { school }))).toMatchObject({ code: 0 })
    expect((await lineOf('teacher'))?.flags).toEqual({
      provider: { share: 20, schools: [] },
      weekPlan: { share: 20, schools: [school] },
    })
    const nowhere = crypto.randomUUID()
    expect(await outcome(mfe('flag', ['teacher', 'weekPlan'], { school: nowhere }))).toMatchObject({ code: 2 })
    expect(await outcome(mfe('flag', ['teacher', 'garden'], { weight: 5 }))).toMatchObject({ code: 4 })
    for (const flag of ['weekPlan', 'provider'])
      expect(await outcome(mfe('flag', ['teacher', flag], { isOff: true }))).toMatchObject({ code: 0 })
    expect((await lineOf('teacher'))?.flags).toEqual({})
    expect(await acts()).toContain(`flag teacher weekPlan --school ${school}: 0`)
    const [event] = await installation.registry.events(next.manifest, 1)
    expect(event).toMatchObject({ act: 'flag', who: 'teachers/ci' })
  })

  test('cannot keep a school on a version', async () => {
    const answer = await post(commandsPath, { ...commandOf('promote', ['teacher', versionOf(next)]), verb: 'pin' })
    expect(answer.status).toBe(400)
  })
})

describe('a unit of another team', () => {
  test.each<[string, () => Promise<Response>]>([
    ['disable', () => mfe('disable', ['provider'])],
    ['flag', () => mfe('flag', ['provider', 'weekPlan'], { weight: 100 })],
    ['rollback', () => mfe('rollback', ['teacher', 'shell'])],
    ['promote', () => mfe('promote', ['teacher', versionOf(others.first), 'provider', versionOf(others.provider)])],
    ['status', () => mfe('status', ['shell'])],
    ['set', () => mfe('promote', ['all'], { set: [{ unit: 'provider', version: versionOf(others.provider) }] })],
    ['release', () => mfe('release', ['teacher'], { builds: [others.provider.manifest] })],
    ['files of', () => post(filesPath, { manifest: others.provider.manifest, files: {} })],
  ])('is refused to it, and that is written down: %s', async (command, request) => {
    const { status, message } = await outcome(request())
    expect(status).toBe(403)
    expect(message).toContain('teachers/ci may not release')
    const [act] = await teams.acts('teachers', 1)
    expect(act).toMatchObject({ team: 'teachers', key: 'ci', code: null, reason: message as string })
    expect((await lineOf('provider'))?.isEnabled).toBe(true)
    expect(await installation.registry.events(others.provider.manifest, 1)).toMatchObject([{ who: 'ada' }])
    expect(act?.command).toContain(command === 'set' ? 'promote all' : command)
  })

  test('is not touched by a canary of both, which ends with the part of the team', async () => {
    const joint = 'provider+teacher'
    const provider = await areaBuild('provider', 20, { needs: facade })
    await release(next)
    await releaseBuild(installation, provider, by)
    await installation.registry.change(
      [next, provider].map(({ manifest }) =>
        canaryStep(manifest, { version: manifest.version, weight: 10, together: joint }),
      ),
      { by },
    )
    const { status, code } = await outcome(mfe('canary', ['teacher', versionOf(next)], { weight: 0 }))
    expect([status, code]).toEqual([200, 0])
    expect([(await lineOf('teacher'))?.canary, (await lineOf('provider'))?.canary]).toEqual([null, null])
    expect(await stableOf('provider')).toBe(versionOf(others.provider))
  })

  test('is its own once whoever owns the database says so', async () => {
    expect((await mfe('disable', ['provider'])).status).toBe(403)
    await teams.change('teachers', null)
    expect(await outcome(mfe('disable', ['provider']))).toMatchObject({ status: 200, code: 0 })
    expect((await lineOf('provider'))?.isEnabled).toBe(false)
  })
})

describe('a request', () => {
  const disable = commandOf('disable', ['teacher'])
  const unknown = async () => await (await post(commandsPath, disable, { signer: unknownSigner })).text()

  test.each<[string, () => Promise<Response>]>([
    ['of an unknown key', () => post(commandsPath, disable, { signer: unknownSigner })],
    ['signed by another key', () => post(commandsPath, disable, { signer: pretender })],
    ['for another installation', () => post(commandsPath, disable, { origin: 'https://other.example' })],
    ['for another address', () => gateway.call(commandsPath, signedPost(filesPath, disable))],
    ['of an hour ago', () => post(commandsPath, disable, { at: Date.now() - hour })],
    ['of an hour to come', () => post(commandsPath, disable, { at: Date.now() + hour })],
    ['whose body was changed', () => post(commandsPath, disable, { signed: JSON.stringify(commandOf('why', [])) })],
    ['without a signature', () => gateway.call(commandsPath, { method: 'POST', body: JSON.stringify(disable) })],
  ])('%s changes nothing, and is answered as all others that are not known', async (_, sending) => {
    const answer = await sending()
    expect([answer.status, await answer.text()]).toEqual([401, await unknown()])
    expect((await lineOf('teacher'))?.isEnabled).toBe(true)
  })

  test('of a revoked key, as of a stolen one, is answered as one of an unknown key, and written down', async () => {
    await release(next)
    await teams.revokeKey('teachers', 'ci', 'olga')
    for (const answer of [
      await mfe('promote', ['teacher', versionOf(next)]),
      await mfe('status', []),
      await post(filesPath, { manifest: greedy.manifest, files: {} }),
    ])
      expect([answer.status, await answer.text()]).toEqual([401, await unknown()])
    expect(await stableOf('teacher')).toBe(versionOf(others.first))
    const reasons = (await teams.acts('teachers', 3)).map(({ code, reason }) => [code, reason])
    expect(reasons).toEqual([0, 1, 2].map(() => [null, 'The key is revoked.']))
  })

  test('is taken once: who listens cannot send it again', async () => {
    const request = signedPost(commandsPath, disable)
    expect((await gateway.call(commandsPath, request)).status).toBe(200)
    await installation.registry.change([switchStep(next.manifest, true)], { by })
    const again = await gateway.call(commandsPath, request)
    expect([again.status, await again.text()]).toEqual([401, await unknown()])
    expect((await lineOf('teacher'))?.isEnabled).toBe(true)
    expect((await teams.acts('teachers', 1))[0]).toMatchObject({ command: 'replay', code: null })
  })

  test('of two at once with one nonce is taken once', async () => {
    const request = signedPost(commandsPath, commandOf('status', []))
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call(commandsPath, request)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  })

  test('is measured and its key is known before its body is read', async () => {
    const head = (length: number, headers: Readonly<Record<string, string>>) =>
      [
        `POST ${commandsPath} HTTP/1.1`,
        'host: localhost',
        `content-length: ${length}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ].join('\r\n')
    // Bodies of which nothing comes: the answers cannot have waited for them.
    const foreign = signedPost(commandsPath, disable, { signer: unknownSigner }).headers
    expect(await gateway.raw(head(1_000_000, foreign))).toStartWith('HTTP/1.1 401')
    expect(await gateway.raw(head(1_000_000, {}))).toStartWith('HTTP/1.1 401')
    const own = signedPost(commandsPath, disable).headers
    expect(await gateway.raw(head(100_000_000, own))).toStartWith('HTTP/1.1 413')
    expect((await gateway.call(commandsPath, { method: 'POST' })).status).toBe(413)
  })

  test('is one of so many a minute', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 310 && !statuses.has(429); count++)
      statuses.add((await gateway.call(commandsPath, { method: 'POST', body: '{}' })).status)
    expect([...statuses]).toEqual([401, 429])
  })

  test('that is none of a command is not understood, and other addresses below are not there', async () => {
    expect((await post(commandsPath, { verb: 'promote' })).status).toBe(400)
    expect((await post('/api/releases/other', disable)).status).toBe(404)
    expect((await gateway.call(commandsPath)).status).toBe(404)
  })
})

describe('files of a build', () => {
  test('are all there, as the manifest says, before it is released', async () => {
    const { manifest } = next
    const early = await outcome(mfe('release', ['teacher'], { builds: [manifest] }))
    expect(early).toMatchObject({ code: 4, text: expect.stringContaining('was not sent') })
    expect(await installation.registry.manifest(manifest, manifest.version)).toBeUndefined()
    const [path = ''] = manifest.files.map((file) => file.path)
    const files = { [path]: Buffer.from('other').toString('base64') }
    expect((await post(filesPath, { manifest, files })).status).toBe(422)
    expect(await release(next)).toMatchObject({ code: 0 })
    expect(await installation.store.faults(manifest)).toEqual([])
  })

  test('of a released version are not replaced by those of another build under that version', async () => {
    await release(next)
    const content = Buffer.from('stolen')
    const integrity = `sha384-${new Bun.CryptoHasher('sha384').update(content).digest('base64')}`
    const [first, ...rest] = next.manifest.files
    const path = first?.path ?? ''
    const manifest = { ...next.manifest, files: [{ path, size: content.length, integrity }, ...rest] }
    const answer = await outcome(post(filesPath, { manifest, files: { [path]: content.toString('base64') } }))
    expect([answer.status, answer.message]).toEqual([422, expect.stringContaining('with another content')])
    expect(await installation.store.faults(next.manifest)).toEqual([])
  })

  test('of a released version are checked without the compressed copies, and not released without them', async () => {
    await release(next)
    const copy = next.manifest.files.find(({ path }) => path.endsWith('.br'))
    const manifest = { ...next.manifest, files: next.manifest.files.filter((file) => file !== copy) }
    const checked = await outcome(mfe('check', [unitId(manifest)], { builds: [manifest] }))
    expect(checked).toMatchObject({ code: 0, text: expect.stringContaining('fits what is live') })
    expect(copy).toBeDefined()
    const released = await outcome(mfe('release', [unitId(manifest)], { builds: [manifest] }))
    expect(released).toMatchObject({ code: 4, text: expect.stringContaining('with another content') })
  })

  test.each<[string, (manifest: ReleaseManifest) => object]>([
    [
      'another area',
      (manifest) => ({
        ...manifest,
        page: others.provider.manifest.kind === 'area' ? others.provider.manifest.page : {},
      }),
    ],
    ['another version', (manifest) => ({ ...manifest, version: '9.9.9-99999999' })],
    [
      'files of another area',
      (manifest) => ({
        ...manifest,
        page: { ...Object(manifest.kind === 'area' && manifest.page), entry: '/mfe/shell/x.js' },
      }),
    ],
  ])('whose manifest describes %s are refused', async (_, change) => {
    const { status, message } = await outcome(post(filesPath, { manifest: change(next.manifest), files: {} }))
    expect([status, message]).toEqual([422, expect.stringContaining('outside its own folder')])
  })

  test('of a service with a migration that takes something away are released on the installation alone', async () => {
    const taking = await serviceBuild(
      'teacher',
      7,
      {},
      {
        'server.js': 'serve()',
        'migrations/teacher/0700-less.sql':
          '-- contraction, unread since 0.1.0: gone\nalter table report drop column x;\n',
      },
    )
    const refused = await release(taking)
    expect(refused).toMatchObject({ code: 4, text: expect.stringContaining('0700-less.sql takes something away') })
    expect(await installation.registry.versions(taking.manifest)).toEqual([])
    expect(await release(service)).toMatchObject({ code: 0 })
  })
})
