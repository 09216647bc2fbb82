import { afterEach, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@lernspur/testing/eventually'
import { readGatewayConfig } from './gateway-config'

const module = JSON.stringify(join(import.meta.dirname, 'listen.ts'))

const programs: Bun.Subprocess[] = []
afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.kill('SIGTERM')
    await program.exited
  }
})

const freePort = async (): Promise<number> => {
  const free = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port } = free
  await free.stop(true)
  return port ?? Number.NaN
}

/** Runs a program that has `listen` and these options, until it writes a line. */
const run = async (options: object, code: string) => {
  const text = `import { listen } from ${module}\nconst options = ${JSON.stringify(options)}\n${code}`
  const program = Bun.spawn([process.execPath, '-e', text], { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' })
  programs.push(program)
  await program.stdout.getReader().read()
  return program
}

/** A process that listens as the gateway does, on a port that was free. */
const listening = async (hostname: string | undefined) => {
  const port = await freePort()
  await run({ port, hostname }, "await listen(async () => new Response('here'), options); console.log('up')")
  return async (address: string): Promise<string | null> => {
    try {
      return await (await fetch(`http://${address}:${port}`)).text()
    } catch {
      return null
    }
  }
}

test('with one address, nothing else of this computer answers', async () => {
  const answerAt = await listening('127.0.0.2')
  expect(await answerAt('127.0.0.2')).toBe('here')
  expect(await answerAt('127.0.0.1')).toBeNull()
})

test('without one, all answer', async () => {
  const answerAt = await listening(undefined)
  expect(await answerAt('127.0.0.1')).toBe('here')
  expect(await answerAt('127.0.0.2')).toBe('here')
})

test('a successor opens the port only once it answers well, and never does when it answers badly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-listen-'))
  const options = {
    port: await freePort(),
    hostname: '127.0.0.1',
    socket: join(folder, 'gateway.sock'),
    openAfter: '/ready',
  }
  const program = await run(
    options,
    `let isReady = false
process.stdin.on('data', () => { isReady = true })
void listen(async () => new Response('here', { status: isReady ? 200 : 503 }), options)
console.log('up')`,
  )
  const answered = () =>
    fetch(`http://127.0.0.1:${options.port}`).then(
      ({ status }) => status,
      () => null,
    )
  await eventually(
    () => existsSync(`${options.socket}.try`),
    () => 'it listens where it tries itself',
  )
  await Bun.sleep(200)
  expect([await answered(), existsSync(options.socket)]).toEqual([null, false])
  program.stdin.write('ready')
  await program.stdin.flush()
  await eventually(
    () => existsSync(options.socket),
    () => 'it listens',
  )
  expect([await answered(), existsSync(`${options.socket}.try`)]).toEqual([200, false])
  rmSync(folder, { recursive: true })
})

test('the setting is that of production alone, whatever the demo is told', () => {
  const env = {
    PORT: '3000',
    LERNSPUR_DATA: '/tmp',
    LERNSPUR_RUN: '/tmp',
    LERNSPUR_SECRET: '0'.repeat(64),
    LERNSPUR_DATABASE_URL: 'postgres://gateway@localhost/lernspur',
    LERNSPUR_PUBLIC_URL: 'https://schule.example',
    LERNSPUR_LISTEN: '127.0.0.2',
    LERNSPUR_DEMO_LISTEN: '0.0.0.0',
  }
  expect(readGatewayConfig({ ...env, LERNSPUR_MODE: 'production' }).hostname).toBe('127.0.0.2')
  expect(readGatewayConfig({ ...env, LERNSPUR_MODE: 'demo' }).hostname).toBe('0.0.0.0')
  const everywhere = { ...env, LERNSPUR_MODE: 'production', LERNSPUR_LISTEN: '' }
  expect(readGatewayConfig(everywhere).hostname).toBeUndefined()
})

test('what is done last is done before the process ends, and cannot keep it from ending', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-listen-'))
  const file = join(folder, 'last')
  const program = await run(
    { port: await freePort(), hostname: '127.0.0.1', file },
    `await listen(async () => new Response('here'), options, undefined, async () => {
  await Bun.write(options.file, 'done')
  await new Promise(() => undefined)
})
console.log('up')`,
  )
  program.kill('SIGTERM')
  expect(await program.exited).toBe(0)
  expect(await Bun.file(file).text()).toBe('done')
  rmSync(folder, { recursive: true, force: true })
})
