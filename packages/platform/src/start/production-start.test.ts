import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { type ScratchDatabase, scratchDatabase, testSecret } from '@lernspur/database/testing/test-server'
import { openSmtpServer } from '@lernspur/testing/smtp-server'
import { freePort } from '../test/free-port'
import { mailServerWarning, publicAddressWarning } from './next-steps'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-production-'))
let database: ScratchDatabase

beforeAll(async () => {
  database = await scratchDatabase()
}, 60_000)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Variables = Readonly<Record<string, string | undefined>>

/** A start in production that must fail: its code and what it complains of. */
const refusal = async (variables: Variables) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, '..', 'start.ts')], {
    env: {
      ...process.env,
      LERNSPUR_MODE: 'production',
      LERNSPUR_SECRET: testSecret,
      LERNSPUR_PUBLIC_URL: 'https://schule.example',
      DATABASE_URL: database.url,
      PORT: String(freePort()),
      LERNSPUR_DATA: join(folder, 'data'),
      LERNSPUR_LOG: 'text',
      ...variables,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [printed, output] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, told: output.trim(), printed: printed.trim() }
}

const tableCount = async (): Promise<number> => {
  const db = connect(database.url, { name: 'test', max: 1 })
  const [row] = await db<{ count: number }[]>`select count(*) from pg_class where relnamespace = 'public'::regnamespace`
  await db.end()
  return row?.count ?? Number.NaN
}

/** Long enough for several starts of a program on a busy machine. */
const timeoutMs = 60_000

test(
  'a start without settings names all that are missing, makes nothing and fails',
  async () => {
    const { code, told: output } = await refusal({ LERNSPUR_SECRET: '', LERNSPUR_PUBLIC_URL: '', DATABASE_URL: '' })
    expect(code).toBe(1)
    for (const name of ['LERNSPUR_SECRET', 'LERNSPUR_PUBLIC_URL', 'DATABASE_URL']) {
      expect(output).toContain(`- ${name} must be set when LERNSPUR_MODE is production`)
    }
    expect(output).toContain('Nothing was started.')
    expect(existsSync(join(folder, 'data'))).toBe(false)
  },
  timeoutMs,
)

test(
  'for programs each line of a start is one object, also of one that fails',
  async () => {
    const { code, told: output } = await refusal({ LERNSPUR_SECRET: '', LERNSPUR_PUBLIC_URL: '', LERNSPUR_LOG: '' })
    expect([code, output]).toEqual([1, ''])
    const { printed } = await refusal({ LERNSPUR_SECRET: '', LERNSPUR_PUBLIC_URL: '', LERNSPUR_LOG: 'json' })
    const lines = printed.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.length).toBeGreaterThan(2)
    for (const { level, service } of lines) expect([level, service]).toEqual(['error', 'start'])
    expect(lines.map(({ message }) => message)).toContainEqual(expect.stringContaining('- LERNSPUR_SECRET must be set'))
  },
  timeoutMs,
)

test(
  'a port in use, an unwritable folder and an unknown password are told together',
  async () => {
    const busy = Bun.serve({ port: 0, fetch: () => new Response() })
    const { port } = busy
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const url = Object.assign(new URL(database.url), { password: 'geheim' }).href
    const { code, told: output } = await refusal({ PORT: String(port), LERNSPUR_DATA: file, DATABASE_URL: url })
    await busy.stop(true)
    expect(code).toBe(1)
    expect(output.split('\n').map((line) => line.trim())).toEqual([
      'Lernspur cannot start:',
      '',
      expect.stringMatching(/^- The data folder .+ cannot be written \(.+\); make it writable or set LERNSPUR_DATA/),
      `- Port ${port} is in use by another program. End that one, or set PORT to another number.`,
      '- The database refuses the user or password of DATABASE_URL.',
    ])
    expect(output).not.toContain('geheim')
    expect(await tableCount()).toBe(0)
  },
  timeoutMs,
)

test(
  'a database that cannot be reached, or does not exist, is told in one sentence',
  async () => {
    const elsewhere = `postgres://owner:geheim@localhost:${freePort()}/lernspur`
    expect(await refusal({ DATABASE_URL: elsewhere })).toMatchObject({
      code: 1,
      told: 'The database at DATABASE_URL does not answer.',
    })
    const missing = Object.assign(new URL(database.url), { pathname: '/missing' }).href
    expect((await refusal({ DATABASE_URL: missing })).told).toBe('The database that DATABASE_URL names does not exist.')
  },
  timeoutMs,
)

test(
  'a mail server that does not answer or refuses is told in one sentence, and one that answers is not',
  async () => {
    const server = await openSmtpServer()
    expect(await mailServerWarning(server.url)).toBeUndefined()
    const port = freePort()
    expect(await mailServerWarning(`smtp://127.0.0.1:${port}`)).toStartWith(
      `The mail server at 127.0.0.1:${port} (LERNSPUR_SMTP_URL) cannot be used;`,
    )
    await server.close()
    const guarded = await openSmtpServer({ password: 'richtig' })
    const as = (password: string) => mailServerWarning(guarded.url.replace('//', `//post:${password}@`))
    expect(await as('richtig')).toBeUndefined()
    expect(await as('geheim')).toBe(
      'The mail server refuses the user or password of LERNSPUR_SMTP_URL; mails wait for two days until it takes them.',
    )
    await guarded.close()
  },
  timeoutMs,
)

test(
  'an address that does not lead to this Lernspur is told in one sentence',
  async () => {
    const reached = Bun.serve({ port: 0, fetch: () => Response.json({ success: true }) })
    const other = Bun.serve({ port: 0, fetch: () => new Response('Welcome to nginx!') })
    expect(await publicAddressWarning(reached.url.origin, 3000)).toBeUndefined()
    for (const url of [other.url.origin, `http://localhost:${freePort()}`]) {
      expect(await publicAddressWarning(url, 3000)).toMatch(/does not lead here yet, .+ on to port 3000\.$/)
    }
    await Promise.all([reached.stop(true), other.stop(true)])
  },
  timeoutMs,
)
