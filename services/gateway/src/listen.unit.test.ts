import { afterEach, expect, test } from 'bun:test'
import { join } from 'node:path'
import { readGatewayConfig } from './gateway-config'

const module = JSON.stringify(join(import.meta.dirname, 'listen.ts'))

const programs: Bun.Subprocess[] = []
afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.kill('SIGTERM')
    await program.exited
  }
})

/** A process that listens as the gateway does, on a port that was free. */
const listening = async (hostname: string | undefined) => {
  const free = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port } = free
  await free.stop(true)
  const options = JSON.stringify({ port, hostname })
  const code = `import { listen } from ${module}; listen(async () => new Response('here'), ${options}); console.log('up')`
  const program = Bun.spawn([process.execPath, '-e', code], { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' })
  programs.push(program)
  await program.stdout.getReader().read()
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
