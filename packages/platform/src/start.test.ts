import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Health } from '@lernspur/contracts/health.contract'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { runningOwnerUrl } from '@lernspur/database/testing/running-server'
import { buildVariant } from '@lernspur/federation/testing/area-variant'
import { openInstallation } from '@lernspur/release/installation'
import { releaseBuild } from '@lernspur/release/release-build'
import { eventually } from '@lernspur/testing/eventually'
import { newKey } from './backup/backup-key'
import { childrenOf, inspectProcess } from './process/process-table'
import { serviceVariant } from './release/testing/service-variant'
import { withDatabase } from './start/with-database'
import { freePort } from './test/free-port'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-start-'))
const running = new Set<Bun.Subprocess>()

afterAll(async () => {
  for (const one of running) one.kill('SIGTERM')
  await Promise.all([...running].map(({ exited }) => exited))
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** Long enough for a cold start on a busy machine. */
const timeoutMs = 180_000
const data = join(folder, 'data')
const area = { kind: 'area', name: 'provider' } as const
const service = { kind: 'service', name: 'provider' } as const
const port = freePort()
const metricsPort = freePort()

type Variables = Readonly<Record<string, string | undefined>>

const begin = (variables: Variables) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, DATABASE_URL: undefined, PORT: String(port), LERNSPUR_DATA: data, ...variables },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  running.add(child)
  void child.exited.then(() => running.delete(child))
  return child
}

const ready = async (child: ReturnType<typeof begin>): Promise<string> => {
  const reader = child.stdout.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes('Ctrl-C')) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`It did not start:\n${text}${await new Response(child.stderr).text()}`)
    text += decoder.decode(value, { stream: true })
  }
  reader.releaseLock()
  return text
}

/** Runs another command of the platform to its end. */
const runCommand = async (name: string, args: readonly string[], variables: Variables) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: undefined, LERNSPUR_DATA: data, ...variables },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [text, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, text, errors }
}

/** A start that must fail: its code and what it complains of. */
const refusal = async (variables: Variables): Promise<{ code: number; sentence: string }> => {
  const child = begin(variables)
  const [, sentence] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, sentence: sentence.trim() }
}

const health = async (): Promise<Health> => {
  const response = await fetch(`http://localhost:${port}/api/healthcheck`)
  const { data: state } = (await response.json()) as { data: Health }
  return state
}

const until = (holds: () => boolean | Promise<boolean>, what: string) => eventually(holds, () => what, 60_000)

interface Processes {
  readonly services: readonly number[]
  readonly database: number
}

const processesOf = (start: Bun.Subprocess): Processes => ({
  services: childrenOf(start.pid),
  database: Number.parseInt(readFileSync(join(data, 'postgres', 'cluster', 'data', 'postmaster.pid'), 'utf8'), 10),
})

const areGone = ({ services, database }: Processes): boolean =>
  [...services, database].every((pid) => inspectProcess(pid) === undefined)

let first: ReturnType<typeof begin>

/** Runs one after the other: each step finds what the one before it left. */
const step = (name: string, work: () => Promise<void>) => test(name, work, timeoutMs)

step('a first start ends with the address, the sign-ins and a page', async () => {
  first = begin({ LERNSPUR_METRICS_PORT: String(metricsPort) })
  const text = await ready(first)
  expect(text).toContain(`http://localhost:${port}`)
  expect(text).toContain('lehrerin@schule.example')
  const page = await fetch(`http://localhost:${port}/classes`, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('csrf-token')])
  expect(Object.values((await health()).services)).toEqual(['up', 'up', 'up', 'up'])
})

step('one address tells the metrics of all processes, and the public one none', async () => {
  await fetch(`http://localhost:${port}/api/translations`, { headers: { accept: 'application/json' } })
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const text = await read()
  for (const name of [...serviceNames, 'gateway']) {
    expect(text).toContain(`lernspur_up{process="${name}"} 1`)
    expect(text).toMatch(
      new RegExp(`^lernspur_process_memory_bytes\\{service="${name}",version="\\d[^"]+"\\} \\d`, 'm'),
    )
  }
  expect(text).toMatch(/^lernspur_requests_total\{[^}]*service="gateway"[^}]*\} [1-9]/m)
  expect(text).toMatch(/^lernspur_schools\{.+\} 2$/m)
  for (const accept of ['text/html', '*/*'])
    expect((await fetch(`http://localhost:${port}/metrics`, { headers: { accept } })).status).toBe(404)
})

step('a second start on the same data, or on the same port, is refused with one sentence', async () => {
  expect(await refusal({ PORT: String(freePort()) })).toEqual({
    code: 1,
    sentence: `The data folder ${data} is used by another start. End that one, or set LERNSPUR_DATA to another folder.`,
  })
  expect(await refusal({ LERNSPUR_DATA: join(folder, 'other') })).toEqual({
    code: 1,
    sentence: `Port ${port} is in use by another program. End that one, or set PORT to another number.`,
  })
})

step('a backup is taken while it runs, and restored elsewhere it starts', async () => {
  const { key } = await newKey()
  const backups = join(folder, 'backups')
  const taken = await runCommand('backup', ['--to', backups], { LERNSPUR_BACKUP_KEY: key })
  expect([taken.code, taken.errors]).toEqual([0, ''])
  const otherPerson = { LERNSPUR_SECRET: 'f'.repeat(64), LERNSPUR_BACKUP_KEY: key }
  for (const run of [
    runCommand('backup', ['--to', backups], otherPerson),
    runCommand('mfe', ['status'], otherPerson),
  ]) {
    const { code, errors } = await run
    expect([code, errors]).toEqual([1, expect.stringContaining('LERNSPUR_SECRET is not the secret')])
  }
  const [name = ''] = readdirSync(backups)
  const elsewhere = { LERNSPUR_DATA: join(folder, 'elsewhere'), LERNSPUR_BACKUP_KEY: key }
  const restored = await runCommand('restore', [join(backups, name)], elsewhere)
  expect([restored.code, restored.errors]).toEqual([0, ''])
  const other = begin({ ...elsewhere, PORT: String(freePort()) })
  await ready(other)
  other.kill('SIGTERM')
  expect(await other.exited).toBe(0)
})

step('a killed service is started again', async () => {
  const teacher = childrenOf(first.pid).find((pid) => inspectProcess(pid)?.command.includes('/service/teacher/'))
  process.kill(teacher ?? Number.NaN, 'SIGKILL')
  await until(async () => (await health()).services.teacher === 'down', 'the service is down')
  await until(async () => (await health()).services.teacher === 'up', 'the service is up')
})

const runningVersion = async (name: string): Promise<string | undefined> => {
  const unix = join(data, 'run', readdirSync(join(data, 'run'))[0] ?? '', `${name}.sock`)
  if (!existsSync(unix)) return undefined
  const answer = await fetch('http://service/internal/health', { unix, keepalive: false })
  return ((await answer.json()) as { version: string }).version
}

/** The version of each unit that new pages get, and of each service that runs. */
const live = async (): Promise<readonly (string | undefined)[]> => {
  const response = await fetch(`http://localhost:${port}/mfe/registry.json`)
  const { shell, areas } = (await response.json()) as Registry
  const pages = [shell.current.version, ...Object.values(areas).map((area) => area?.current.version ?? '')]
  return [...pages, ...(await Promise.all(serviceNames.map(runningVersion)))]
}

/** What the checkout does not have, and is live. */
const promoted: string[] = []
/** A version of a service that a share of users gets. */
let tried = ''

step('a version that does not lie in the checkout goes live at once', async () => {
  const variant = await buildVariant('provider', {
    'locales/de/provider.page.json': (before) => before.replace('Überblick', 'Rundblick'),
  })
  const { registry, store } = openInstallation({
    ownerUrl: await runningOwnerUrl(join(data, 'postgres')),
    secret: readFileSync(join(data, 'secret'), 'utf8'),
    dataDir: data,
  })
  const by = { who: 'test', why: 'a new text' }
  const released = await registry.manifest(service, (await runningVersion('provider')) ?? '')
  if (!released) throw new Error('The provider service was not published.')
  const stored = { manifest: released, folder: join(data, 'mfe', 'provider-service', released.version) }
  const another = serviceVariant(stored, folder, 1, ['server.js', (text) => `${text}\n// another one\n`])
  for (const [unit, build] of [[area, variant.build] as const, [service, another] as const]) {
    const { version } = build.manifest
    await releaseBuild({ registry, store }, build, by)
    expect(await live()).not.toContain(version)
    await registry.promote(unit, version, { by })
    await until(async () => (await live()).includes(version), 'the version is live')
    promoted.push(version)
  }
  const trial = serviceVariant(stored, folder, 2, ['server.js', (text) => `${text}\n// a third one\n`])
  await releaseBuild({ registry, store }, trial, by)
  tried = trial.manifest.version
  await Promise.all([registry.close(), variant.remove()])
  const { text, errors } = await runCommand('mfe', ['canary', 'provider-service', tried, '--weight', '20'], {})
  expect([text, errors]).toEqual([expect.stringContaining(`provider runs ${tried} beside it, for 20 %`), ''])
})

step('asked to end, it leaves no process behind', async () => {
  // The service that was replaced finishes what it has begun.
  await until(() => childrenOf(first.pid).length === 6, 'six processes run')
  const processes = processesOf(first)
  first.kill('SIGTERM')
  expect(await first.exited).toBe(0)
  await until(() => areGone(processes), 'its processes have ended')
})

/** Process ids of the services and of the gateway, as they are found by others. */
const processIds = (): Record<string, number> => {
  const run = join(data, 'run', readdirSync(join(data, 'run'))[0] ?? '')
  return Object.fromEntries(
    [...serviceNames, 'gateway'].map((name) => [name, Number(readFileSync(join(run, `${name}.pid`), 'utf8'))]),
  )
}

/** Asks all services for their health, and for a page, again and again; returns what failed. */
const askRepeatedly = () => {
  const failed: string[] = []
  let isOver = false
  let count = 0
  const ask = async (path: string): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } }).catch(String)
      if (typeof answer === 'string' || answer.status !== 200)
        failed.push(`${path}: ${typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`}`)
      else await answer.arrayBuffer()
      count += 1
      await Bun.sleep(10)
    }
  }
  const all = Promise.all(['/api/healthcheck', '/classes', '/mfe/registry.json'].map(ask))
  return {
    stop: async () => {
      isOver = true
      await all
      return { failed, count }
    },
  }
}

let left: Processes
let next: ReturnType<typeof begin>

step('when a start is killed, what runs goes on, and the next start takes it over without a failed call', async () => {
  const killed = begin({})
  expect(await ready(killed)).toContain('4 live, as the registry says')
  const before = await live()
  expect(before).toEqual(expect.arrayContaining(promoted))
  await until(async () => (await runningVersion(`provider@${tried}`)) === tried, 'the canary runs')
  left = processesOf(killed)
  const ids = processIds()
  const load = askRepeatedly()
  killed.kill('SIGKILL')
  await killed.exited
  await Bun.sleep(1_500)
  next = begin({})
  expect(await ready(next)).toContain('5 go on as they ran')
  await until(async () => (await runningVersion(`provider@${tried}`)) === tried, 'the canary runs')
  const { failed, count } = await load.stop()
  expect([failed, count > 100]).toEqual([[], true])
  expect([processIds(), await live()]).toEqual([ids, before])
})

step('what was taken over is started again when it ends, and follows what is promoted', async () => {
  const { teacher = Number.NaN } = processIds()
  process.kill(teacher, 'SIGKILL')
  await until(
    async () => processIds().teacher !== teacher && (await health()).services.teacher === 'up',
    'another process of the service is up',
  )
  const before = (await runningVersion('provider')) ?? ''
  const { provider } = processIds()
  const { errors } = await runCommand('mfe', ['promote', 'provider-service', tried], {})
  expect([errors, await runningVersion('provider')]).toEqual(['', tried])
  expect(processIds().provider).not.toBe(provider)
  expect((await runCommand('mfe', ['promote', 'provider-service', before], {})).errors).toBe('')
})

step('a start that is told so leaves everything to the next, which ends all of it', async () => {
  const ids = processIds()
  next.kill('SIGUSR2')
  expect(await next.exited).toBe(0)
  const last = begin({})
  expect(await ready(last)).toContain('5 go on as they ran')
  expect(processIds()).toEqual(ids)
  const processes = processesOf(last)
  last.kill('SIGINT')
  expect(await last.exited).toBe(0)
  await until(
    () => areGone(left) && areGone(processes) && Object.values(ids).every((pid) => !inspectProcess(pid)),
    'all processes have ended',
  )
})

step('what an earlier start left ends where the next one has other settings', async () => {
  const killed = begin({})
  await ready(killed)
  const ids = processIds()
  killed.kill('SIGKILL')
  await killed.exited
  const other = begin({ LERNSPUR_OPERATOR_NAME: 'Stadt' })
  expect(await ready(other)).not.toContain('go on as they ran')
  await until(() => Object.values(ids).every((pid) => !inspectProcess(pid)), 'all processes have ended')
  expect(Object.values((await health()).services)).toEqual(['up', 'up', 'up', 'up'])
  other.kill('SIGTERM')
  expect(await other.exited).toBe(0)
})

step('a start whose service does not run falls back to the version before, says so, and all others run', async () => {
  const dead = await withDatabase({ dataDir: data, databaseUrl: undefined }, async (ownerUrl) => {
    const secret = readFileSync(join(data, 'secret'), 'utf8')
    const installation = openInstallation({ ownerUrl, secret, dataDir: data })
    const manifest = await installation.registry.manifest(service, promoted.at(-1) ?? '')
    if (!manifest) throw new Error('It is no longer released.')
    const stored = { manifest, folder: join(data, 'mfe', 'provider-service', manifest.version) }
    const broken = serviceVariant(stored, folder, 4, ['server.js', () => "throw new Error('no luck')"])
    await releaseBuild(installation, broken, { who: 'test', why: '' })
    await installation.registry.promote(service, broken.manifest.version, { by: { who: 'test', why: '' } })
    await installation.registry.close()
    return broken.manifest.version
  })
  const started = begin({})
  const text = await ready(started)
  expect(text).toContain(`! provider ${dead} does not start and is taken back; ${promoted.at(-1)} runs instead.`)
  expect(text).toContain('error: no luck')
  expect(await live()).toEqual(expect.arrayContaining(promoted))
  expect(Object.values((await health()).services)).toEqual(['up', 'up', 'up', 'up'])
  started.kill('SIGTERM')
  expect(await started.exited).toBe(0)
})

step('a start with another secret is told in one sentence', async () => {
  const { code, sentence } = await refusal({ LERNSPUR_SECRET: 'f'.repeat(64) })
  expect([code, sentence]).toEqual([
    1,
    expect.stringMatching(/^shell .+ was released with another LERNSPUR_SECRET, .+\.$/),
  ])
})

step('a database that cannot be reached is told in one sentence, without the password', async () => {
  const url = `postgres://owner:geheim@localhost:${freePort()}/lernspur`
  const { code, sentence } = await refusal({ DATABASE_URL: url })
  expect([code, sentence]).toEqual([1, 'The database at DATABASE_URL does not answer.'])
})
