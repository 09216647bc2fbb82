import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketName } from '@lernspur/database/embedded/socket-folder'
import { type ScratchDatabase, scratchDatabase, testSecret } from '@lernspur/database/testing/test-server'
import { root } from '../install/install-packages'
import { buildImage } from './build-image'
import { packProduct, productName } from './pack-product'

// The image of the product, built and run without any network (rule release.27). It needs buildah, podman and runc, and
// a root that may make namespaces; elsewhere all of it is skipped, and reported as that.

const programs = ['buildah', 'podman', 'runc', 'ldd', 'unshare']
const isPossible =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  programs.every((one) => Bun.which(one) !== null) &&
  Bun.spawnSync(['unshare', '--net', '--mount', '--pid', '--fork', 'true']).success

const timeoutMs = 300_000
const name = 'localhost/lernspur-test:one'
const folder = mkdtempSync(join(tmpdir(), 'lernspur-image-test-'))
const storage = join(folder, 'storage.conf')
let database: ScratchDatabase
let socket: Server

/** Not a blocking call: this process also leads the containers to the database. */
const run = async (...command: string[]) => {
  const child = Bun.spawn(command, {
    env: { ...process.env, CONTAINERS_STORAGE_CONF: storage },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [printed, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, printed: printed.trim(), errors: errors.trim() }
}
const podman = (...words: string[]) => run('podman', '--runtime=runc', '--cgroup-manager=cgroupfs', ...words)

/** An image of what this computer has of glibc and the few programs that the product calls. */
const importBase = async (): Promise<void> => {
  const found = ['dirname', 'readlink', 'cat'].map((one) => Bun.which(one) ?? expect.unreachable())
  const used = ['/bin/sh', ...found]
  const native = new Bun.Glob('node_modules/.bun/{@rspack+binding-*,@img+sharp-linux*}/**/*.node')
  const loaded = await Array.fromAsync(native.scan({ cwd: root, dot: true, absolute: true }))
  const linked = await Promise.all([process.execPath, ...used, ...loaded].map((one) => run('ldd', one)))
  const libraries = linked.flatMap(({ printed }) =>
    [...printed.matchAll(/(\/\S+) \(0x/g)].flatMap(([, path = '']) => (path.startsWith(root) ? [] : path)),
  )
  const archive = join(folder, 'base.tar')
  mkdirSync(join(folder, 'base/tmp'), { recursive: true })
  const wanted = [...new Set([...used, ...libraries])].map((path) => path.slice(1))
  // Links of the host's top, such as /bin, become folders here.
  const top = ['-C', join(folder, 'base'), 'tmp', '-C', '/', ...wanted]
  expect((await run('tar', '--dereference', '-cf', archive, ...top)).code).toBe(0)
  expect((await run('podman', 'import', archive, 'localhost/lernspur-base:one')).code).toBe(0)
}

/** A socket that the user of the container may open, and that leads to the database. */
const openSocket = async (url: string): Promise<void> => {
  const from = new URL(url).searchParams.get('host') ?? ''
  mkdirSync(join(folder, 'socket'))
  socket = createServer((one) => {
    const other = connect(join(from, socketName))
    one.on('error', () => other.destroy()).pipe(other)
    other.on('error', () => one.destroy()).pipe(one)
  })
  await new Promise<void>((resolve) => socket.listen(join(folder, 'socket', socketName), resolve))
  chmodSync(join(folder, 'socket', socketName), 0o777)
}

/** As an operator would run it, with nothing but a socket for the database. */
const options = () => [
  '--network=none',
  '--no-healthcheck',
  '--read-only',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--ulimit=nofile=1024:1024',
  '--ulimit=nproc=4096:4096',
  `--volume=${join(folder, 'socket')}:/run/postgresql`,
  `--volume=${join(folder, 'secrets')}:/run/secrets:ro`,
  `--volume=${join(folder, 'data')}:/var/lib/lernspur`,
  '--env=LERNSPUR_SECRET_FILE=/run/secrets/secret',
  '--env=DATABASE_URL_FILE=/run/secrets/database-url',
  '--env=LERNSPUR_PUBLIC_URL=https://schule.example',
  '--env=LERNSPUR_MIGRATE=command',
]

beforeAll(async () => {
  if (!isPossible) return
  chmodSync(folder, 0o755)
  writeFileSync(storage, `[storage]\ndriver = "vfs"\ngraphroot = "${folder}/graph"\nrunroot = "${folder}/run"\n`)
  database = await scratchDatabase()
  await openSocket(database.url)
  const url = new URL(database.url)
  url.searchParams.set('host', '/run/postgresql')
  mkdirSync(join(folder, 'secrets'))
  writeFileSync(join(folder, 'secrets/secret'), testSecret)
  writeFileSync(join(folder, 'secrets/database-url'), url.href)
  mkdirSync(join(folder, 'data'), { mode: 0o777 })
  chmodSync(join(folder, 'data'), 0o777)
  await importBase()
  const tarball = join(folder, `${productName()}.tar.gz`)
  await packProduct(tarball, { embedded: false })
  process.env.CONTAINERS_STORAGE_CONF = storage
  await buildImage(tarball, { name, base: 'localhost/lernspur-base:one' }).finally(() => {
    delete process.env.CONTAINERS_STORAGE_CONF
  })
}, timeoutMs)

afterAll(async () => {
  if (isPossible) {
    await podman('rm', '--force', '--all')
    await podman('rmi', '--force', '--all')
    socket.close()
    await database.drop()
  }
  rmSync(folder, { recursive: true, force: true })
}, timeoutMs)

test.skipIf(!isPossible)(
  'it migrates, becomes ready and ends, without a network, not as root, on a file system that it cannot write',
  async () => {
    const migrated = await podman('run', '--rm', ...options(), name, 'migrate')
    expect([migrated.code, migrated.errors, migrated.printed]).toEqual([
      0,
      '',
      expect.stringMatching(/^\d+ migrations applied, \d+ published$/),
    ])
    const started = await podman('run', '--detach', '--name=lernspur-test', ...options(), name)
    expect([started.code, started.errors]).toEqual([0, ''])
    const isRunning = async () =>
      (await podman('inspect', '--format={{.State.Running}}', 'lernspur-test')).printed === 'true'
    const log = async () => (await podman('logs', 'lernspur-test')).printed
    while ((await isRunning()) && !(await log()).includes('Lernspur is ready')) await Bun.sleep(200)
    expect([await isRunning(), await log()]).toEqual([true, expect.stringContaining('Lernspur is ready')])
    expect((await podman('exec', 'lernspur-test', 'lernspur', 'ready')).code).toBe(0)
    const inside = (command: string) => podman('exec', 'lernspur-test', 'sh', '-c', command)
    expect((await inside('cat /proc/1/status')).printed).toMatch(/^Uid:\s+10001\b/m)
    expect((await inside('echo > /opt/here')).code).not.toBe(0)
    expect((await inside('echo > /var/lib/lernspur/here')).code).toBe(0)
    expect(JSON.parse((await inside('lernspur sbom')).printed)).toMatchObject({ bomFormat: 'CycloneDX' })
    expect((await podman('stop', '--time=60', 'lernspur-test')).code).toBe(0)
    expect((await podman('inspect', '--format={{.State.ExitCode}}', 'lernspur-test')).printed).toBe('0')
  },
  timeoutMs,
)

test.skipIf(!isPossible)('it says how its health is checked, who it runs as and where its data are', async () => {
  const { Docker } = JSON.parse((await run('buildah', 'inspect', '--type=image', name)).printed) as {
    Docker: { config: object }
  }
  expect(Docker.config).toMatchObject({
    User: '10001:10001',
    Healthcheck: { Test: ['CMD', 'lernspur', 'ready'] },
    Volumes: { '/var/lib/lernspur': {} },
    Entrypoint: ['lernspur'],
    Cmd: ['start'],
  })
})
