import { afterAll, beforeAll, expect, test } from 'bun:test'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ScratchDatabase, scratchDatabase, testSecret } from '@lernspur/database/testing/test-server'
import { openS3Server } from '@lernspur/service-kit/testing/s3-server'
import { readUntil } from '../process/read-until'
import { freePort } from '../test/free-port'
import { packProduct, productName } from './pack-product'

// The tarball for servers: unpacked, and run without any network (rules release.27, stack.12).

const timeoutMs = 180_000
const folder = mkdtempSync(join(tmpdir(), 'lernspur-packed-'))
const home = join(folder, productName())
const secretFile = join(folder, 'secret')
const port = String(freePort())
let database: ScratchDatabase

/** A process of its own has no network but the loopback where the system lets it; the registry is nowhere to be had. */
const withoutNetwork = ['unshare', '--net', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const isIsolated = Bun.spawnSync([...withoutNetwork, 'true']).success
const alone = (command: string) =>
  isIsolated ? [...withoutNetwork, 'sh', '-c', `ip link set lo up; ${command}`] : ['sh', '-c', command]

beforeAll(async () => {
  database = await scratchDatabase()
  const file = join(folder, 'product.tar.gz')
  await packProduct(file, { embedded: false })
  expect(Bun.spawnSync(['tar', '-xzf', file, '-C', folder]).success).toBe(true)
  writeFileSync(secretFile, `${testSecret}\n`)
  writeFileSync(join(folder, 'database-url'), database.url)
  // Nothing is written below the product; whoever is not root then notices that it is tried.
  chmodSync(join(home, 'app'), 0o555)
  mkdirSync(join(folder, 'data'))
}, timeoutMs)

afterAll(async () => {
  await database.drop()
  chmodSync(join(home, 'app'), 0o755)
  rmSync(folder, { recursive: true, force: true })
}, timeoutMs)

const lernspur = (words: string, more: Readonly<Record<string, string>> = {}, isAlone = true) =>
  Bun.spawn(isAlone ? alone(`exec ${home}/bin/lernspur ${words}`) : [`${home}/bin/lernspur`, ...words.split(' ')], {
    cwd: '/',
    env: {
      PATH: process.env.PATH,
      HOME: join(folder, 'nobody'),
      USER: 'lernspur',
      BUN_CONFIG_REGISTRY: 'http://127.0.0.1:1',
      PORT: port,
      LERNSPUR_MODE: 'production',
      LERNSPUR_LOG: 'text',
      LERNSPUR_DATA: join(folder, 'data'),
      LERNSPUR_PUBLIC_URL: 'https://schule.example',
      LERNSPUR_SECRET_FILE: secretFile,
      DATABASE_URL_FILE: join(folder, 'database-url'),
      ...more,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })

const finished = async (child: ReturnType<typeof lernspur>) => {
  const [printed, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, printed, errors }
}

test('a start that leaves migrations to the command says so on an empty database, and changes nothing', async () => {
  const { code, errors } = await finished(lernspur('start', { LERNSPUR_MIGRATE: 'command' }))
  expect([code, errors.trim()]).toEqual([1, expect.stringContaining('was never migrated: run `migrate` first.')])
}, 60_000)

test('who waits for the migration is told when nobody comes', async () => {
  const { code, errors } = await finished(lernspur('migrate --wait 0'))
  expect([code, errors.trim()]).toEqual([1, expect.stringContaining('run `migrate` first.')])
}, 60_000)

test('`migrate` prepares the database, releases what lies here, and does nothing a second time', async () => {
  const first = await finished(lernspur('migrate'))
  expect([first.code, first.errors, first.printed]).toEqual([
    0,
    '',
    expect.stringMatching(/^\d+ migrations applied, \d+ published$/m),
  ])
  expect((await finished(lernspur('migrate'))).printed.trim()).toBe('every migration is applied')
  expect((await finished(lernspur('migrate --wait 0'))).code).toBe(0)
}, 120_000)

test('then it starts with what it brings along, installs nothing, and is ready', async () => {
  const running = lernspur('start', { LERNSPUR_MIGRATE: 'command' })
  const text = await readUntil(running.stdout, (printed) => printed.includes('is ready'))
  expect(text).toContain('Lernspur is ready: https://schule.example')
  const ready = `env -i PATH="$PATH" PORT=${port} ${home}/bin/lernspur ready`
  const inside = isIsolated
    ? ['nsenter', '--target', String(running.pid), '--net', 'sh', '-c', ready]
    : ['sh', '-c', ready]
  const answer = Bun.spawnSync(inside)
  expect([answer.exitCode, answer.stderr.toString()]).toEqual([0, ''])
  running.kill('SIGTERM')
  expect(await running.exited).toBe(0)
  expect(existsSync(join(folder, 'data', 'service'))).toBe(false)
}, 120_000)

test('what is not running is not ready', async () => {
  const { code, errors } = await finished(lernspur('ready'))
  expect([code, errors.trim()]).toEqual([1, `Nothing answers at http://127.0.0.1:${port}/ready.`])
}, 60_000)

test('it says what it is made of, and what its commands are', async () => {
  const { components } = JSON.parse((await finished(lernspur('sbom'))).printed) as { components: { name: string }[] }
  expect(components.map(({ name }) => name)).toContain('elysia')
  expect((await finished(lernspur('nonsense'))).code).toBe(2)
  expect((await finished(lernspur('backup --help'))).printed).toStartWith('Usage: lernspur backup')
  expect(readFileSync(join(home, 'README.md'), 'utf8')).not.toContain('<version>')
}, 60_000)

test(
  'stacks of another image run what is live by what the store has of it, packages included',
  async () => {
    const [s3, other] = await Promise.all([openS3Server(), scratchDatabase()])
    writeFileSync(join(folder, 'other-url'), other.url)
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.config
    const shared = {
      DATABASE_URL_FILE: join(folder, 'other-url'),
      LERNSPUR_MIGRATE: 'command',
      LERNSPUR_S3_ENDPOINT: endpoint,
      LERNSPUR_S3_BUCKET: bucket,
      LERNSPUR_S3_ACCESS_KEY: accessKeyId,
      LERNSPUR_S3_SECRET_KEY: secretAccessKey,
    }
    const job = await finished(lernspur('migrate', { ...shared, LERNSPUR_DATA: join(folder, 'job') }, false))
    expect([job.code, job.errors]).toEqual([0, ''])
    // Another image has other versions, and so no packages of these.
    const services = readdirSync(join(home, 'app/builds')).filter((unit) =>
      existsSync(join(home, 'app/builds', unit, 'node_modules')),
    )
    for (const unit of services) rmSync(join(home, 'app/builds', unit, 'node_modules'), { recursive: true })
    const running = lernspur('start', { ...shared, LERNSPUR_DATA: join(folder, 'stack') }, false)
    const text = await readUntil(running.stdout, (printed) => printed.includes('is ready'))
    if (!text.includes('is ready')) expect(await new Response(running.stderr).text()).toBe('')
    expect(text).toContain('Lernspur is ready')
    expect(text).not.toContain('taken back')
    expect(readdirSync(join(folder, 'stack', 'service')).toSorted()).toEqual(
      services.map((unit) => unit.replace(/-service$/, '')).toSorted(),
    )
    running.kill('SIGTERM')
    expect(await running.exited).toBe(0)
    await Promise.all([s3.close(), other.drop()])
  },
  timeoutMs,
)

test.skipIf(Bun.which('systemd-analyze') === null)('its units for systemd are well-formed', () => {
  for (const unit of ['lernspur.service', 'lernspur-backup.service', 'lernspur-backup.timer']) {
    const path = join(folder, unit)
    const text = readFileSync(join(home, 'systemd', unit), 'utf8')
    writeFileSync(path, text.replaceAll('/opt/lernspur', home).replaceAll('User=lernspur', 'User=root'))
  }
  const units = ['lernspur.service', 'lernspur-backup.service', 'lernspur-backup.timer']
  const { exitCode, stderr } = Bun.spawnSync(['systemd-analyze', 'verify', ...units.map((unit) => join(folder, unit))])
  expect([exitCode, stderr.toString()]).toEqual([0, ''])
})
