import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { type ReleasedProduct, startReleasedProduct } from './testing/released-product'

const timeoutMs = 240_000
const folder = mkdtempSync(join(tmpdir(), 'lernspur-team-'))
const keyFile = join(folder, 'team-key')
const unit = { kind: 'service', name: 'provider' } as const
let running: ReleasedProduct
/** What the team adds to its service. */
let version: string

beforeAll(async () => {
  running = await startReleasedProduct((port) => `http://127.0.0.1:${port}`)
}, timeoutMs)
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
}, timeoutMs)

/** Runs the command with these variables alone; returns its exit code and what it prints. */
const mfe = async (words: readonly string[], variables: Readonly<Record<string, string>>) => {
  const { PATH = '', HOME = '' } = process.env
  const command = Bun.spawn([process.execPath, 'packages/platform/src/mfe.ts', ...words], {
    cwd: root,
    env: { PATH, HOME, ...variables },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [printed, errors] = await Promise.all([
    new Response(command.stdout).text(),
    new Response(command.stderr).text(),
  ])
  return { code: await command.exited, text: `${printed}${errors}`.trim() }
}
/** Who runs the installation, on its computer. */
const operator = (...words: readonly string[]) => {
  const { ownerUrl, secret, dataDir } = running.product.installation
  return mfe(words, { DATABASE_URL: ownerUrl, LERNSPUR_SECRET: secret, LERNSPUR_DATA: dataDir, LERNSPUR_ACTOR: 'olga' })
}
/** A team's pipeline, which has the address of the installation and the key. */
const pipeline = (...words: readonly string[]) =>
  mfe(words, { LERNSPUR_URL: running.product.url, LERNSPUR_TEAM_KEY: readFileSync(keyFile, 'utf8') })
const stable = async () => (await running.installation.registry.lines()).find((line) => line.unit.name === 'provider')

const step = (name: string, work: () => Promise<void>) => test(name, work, timeoutMs)

step('a private key is written for its owner alone, and the installation gets its public half', async () => {
  const made = await mfe(['team', 'key', 'new', keyFile], {})
  expect([made.code, statSync(keyFile).mode & 0o777]).toEqual([0, 0o600])
  expect((await mfe(['team', 'key', 'new', keyFile], {})).text).toContain('exists already')
  const publicKey = / add <team> <key> (\S+)/.exec(made.text)?.[1] ?? ''
  expect(await operator('team', 'key', 'add', 'ops', 'ci', publicKey)).toMatchObject({ code: 2 })
  for (const isNew of [true, false]) {
    const end = isNew ? 'is added' : 'was added before'
    expect((await operator('team', 'add', 'ops', '--units', 'provider-service,provider')).text).toBe(`ops ${end}.`)
    expect((await operator('team', 'key', 'add', 'ops', 'ci', publicKey)).text).toBe(`ops/ci ${end}.`)
  }
  expect((await operator('team', 'key', 'list')).text).toContain(`ops/ci ${publicKey}, added`)
  expect((await operator('team', 'list')).text).toContain('ops: provider, provider-service; 1 key')
  const tables = await running.database.owner`select * from registry.release_key`
  expect(JSON.stringify(tables)).not.toContain(readFileSync(keyFile, 'utf8').split('\n')[1] ?? '')
})

step('a pipeline with the address and the key alone goes from check to promote, and its service runs', async () => {
  expect(await pipeline('check', 'provider-service')).toMatchObject({
    code: 0,
    text: expect.stringContaining('fits what is live'),
  })
  const released = await pipeline('release', 'provider-service', '--dirty', '--json', '--why', 'a test')
  expect(released.code).toBe(0)
  version = JSON.parse(released.text)[0].version
  const promoted = await pipeline('promote', 'provider-service', version, '--why', 'a test')
  expect(promoted).toMatchObject({ code: 0, text: expect.stringContaining(`provider runs ${version}.`) })
  expect((await stable())?.stable).toBe(version)
  const [event] = await running.installation.registry.events(unit, 1)
  expect(event).toMatchObject({ act: 'promote', who: 'ops/ci', why: 'a test', toVersion: version })
})

step('another unit is refused to it, and so is what needs the computer of the installation', async () => {
  expect(await pipeline('rollback', 'teacher-service')).toEqual({
    code: 1,
    text: 'The key ops/ci may not release teacher-service, only provider and provider-service.',
  })
  expect((await pipeline('pin', 'provider', version, '--school', crypto.randomUUID())).code).toBe(2)
  expect(await pipeline('promote', 'provider-service', 'latest')).toEqual({
    code: 2,
    text: '"latest" is no version, such as 0.1.0-1a2b3c4d.',
  })
  const { text } = await operator('team', 'history', 'ops')
  expect(text).toContain('ops/ci rollback teacher-service: REFUSED')
  expect(text).toContain(`ops/ci promote provider-service ${version}: done`)
})

step('a stolen key does nothing any more once it is revoked', async () => {
  expect((await operator('team', 'key', 'revoke', 'ops', 'ci')).text).toContain('ops/ci is revoked')
  const stolen = await pipeline('promote', 'provider-service', version)
  expect([stolen.code, stolen.text]).toEqual([1, expect.stringContaining('not signed by a key')])
  expect((await operator('team', 'key', 'list', 'ops')).text).toContain('REVOKED')
  expect((await operator('team', 'history')).text.split('\n')[0]).toContain('REFUSED (The key is revoked.)')
})
