import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPackageArchives } from '@lernspur/release/package-archives'
import { openReleaseStore } from '@lernspur/release/release-store'
import { filesBelow } from '../archive/tarball'
import { type BuiltService, buildService } from './build-service'
import { serviceFolder } from './service-folder'

// A store that several machines share, and what they install from it (rule service-release.11).

const timeoutMs = 120_000
const folder = mkdtempSync(join(tmpdir(), 'lernspur-kept-'))
const shared = { dataDir: join(folder, 'store'), s3: undefined }
const secret = 'c0ffee'.repeat(11).slice(0, 64)
const installation = { store: openReleaseStore(shared), packages: openPackageArchives({ ...shared, secret }) }
let built: BuiltService

beforeAll(async () => {
  built = await buildService('identity')
  await installation.store.put(built.manifest, (path) => Bun.file(join(built.folder, path)).bytes())
}, timeoutMs)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The folder of the service on a machine that has never installed anything, and reaches no registry; else what it says. */
const onNewMachine = async (name: string): Promise<string> => {
  const from = (path: string): string => JSON.stringify(Bun.resolveSync(path, import.meta.dirname))
  const program = `
    const { serviceFolder } = await import(${from('./service-folder')})
    const { openReleaseStore } = await import(${from('@lernspur/release/release-store')})
    const { openPackageArchives } = await import(${from('@lernspur/release/package-archives')})
    const { shared, secret, manifest, dataDir } = JSON.parse(await Bun.stdin.text())
    const installation = { store: openReleaseStore(shared), packages: openPackageArchives({ ...shared, secret }) }
    console.log(await serviceFolder(installation, manifest, dataDir).catch((error) => error.message))`
  const child = Bun.spawn([process.execPath, '-e', program], {
    env: {
      ...process.env,
      BUN_INSTALL_CACHE_DIR: join(folder, `${name}-cache`),
      BUN_CONFIG_REGISTRY: 'http://127.0.0.1:1',
      npm_config_registry: 'http://127.0.0.1:1',
    },
    stdin: Buffer.from(JSON.stringify({ shared, secret, manifest: built.manifest, dataDir: join(folder, name) })),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  return (await new Response(child.stdout).text()).trim()
}

test(
  'without what another one has kept, a new machine needs the registry, and says so',
  async () => {
    expect(await onNewMachine('first')).toStartWith('The packages could not be installed')
  },
  timeoutMs,
)

test(
  'what one machine has installed, another one takes from the store, as it is, and starts by it',
  async () => {
    const one = await serviceFolder(installation, built.manifest, join(folder, 'one'))
    const other = await onNewMachine('other')
    expect(other).toStartWith(join(folder, 'other'))
    const [here, there] = await Promise.all([filesBelow(one), filesBelow(other)])
    const paths = (found: typeof here) => found.map(({ path, isLink }) => `${path} ${isLink}`).toSorted()
    expect(paths(there)).toEqual(paths(here))
    for (const path of ['node_modules/elysia/package.json', 'node_modules/zod/package.json'])
      expect(readFileSync(join(other, path), 'utf8')).toBe(readFileSync(join(one, path), 'utf8'))
    const program = "await import('sharp')"
    const loaded = Bun.spawnSync([process.execPath, '-e', program], { cwd: other })
    expect([loaded.exitCode, loaded.stderr.toString()]).toEqual([0, ''])
  },
  timeoutMs,
)

test(
  'packages that were changed in the store, or signed by another installation, are not taken',
  async () => {
    const otherInstallation = openPackageArchives({ ...shared, secret: 'b'.repeat(64) })
    expect(await otherInstallation.has(built.manifest)).toBe(false)
    expect(await otherInstallation.get(built.manifest)).toBeUndefined()
    const path = join(shared.dataDir, 'mfe', 'identity-service', built.manifest.version)
    const archive = join(path, `packages-${process.platform}-${process.arch}.tgz`)
    expect(existsSync(archive)).toBe(true)
    const bytes = readFileSync(archive)
    bytes[1_000] = (bytes[1_000] ?? 0) ^ 1
    writeFileSync(archive, bytes)
    expect(await installation.packages.get(built.manifest)).toBeUndefined()
    expect(await onNewMachine('third')).toStartWith('The packages could not be installed')
  },
  timeoutMs,
)

test('they go with their version', async () => {
  await installation.store.remove('identity-service', built.manifest.version)
  expect(await installation.packages.has(built.manifest)).toBe(false)
})
