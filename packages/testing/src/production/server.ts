import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { openSmtpServer } from '../smtp-server'
import type { BackupResult, StartedInstallation } from './started-installation'
import { startTlsProxy } from './tls-proxy'

// A program that runs an installation in production on an empty database, behind a proxy with TLS and with a mail
// server, until its standard input ends. Prints one line of JSON once it is up. Arguments: the checkout, the first
// provider.
const [root = '', firstProvider = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'lernspur-first-day-'))

const freePort = (): number => {
  const server = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port = 0 } = server
  server.stop(true)
  return port
}

/** An empty database whose owner has only the rights that an operator would grant. */
const makeDatabase = async (administrator: string): Promise<string> => {
  const db = connect(administrator, { name: 'test', max: 1 })
  await db.unsafe("create role operator login createrole password 'first-day'")
  await db.unsafe('create database installation owner operator')
  await db.end()
  return Object.assign(new URL(administrator), {
    username: 'operator',
    password: 'first-day',
    pathname: '/installation',
  }).href
}

const database = await startEmbedded({ dataDir: join(folder, 'server'), isDurable: false })
const smtp = await openSmtpServer({ password: 'first-day' })
const port = freePort()
const proxy = await startTlsProxy('localhost', () => port)

const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...Object.fromEntries(['LD_PRELOAD', 'SHIFTED_SECONDS'].map((name) => [name, process.env[name]])),
  PORT: String(port),
  LERNSPUR_MODE: 'production',
  LERNSPUR_DATA: join(folder, 'data'),
  LERNSPUR_SECRET: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
  LERNSPUR_PUBLIC_URL: proxy.url,
  LERNSPUR_TRUSTED_PROXIES: '1',
  LERNSPUR_SMTP_URL: smtp.url.replace('//', '//post:first-day@'),
  LERNSPUR_MAIL_FROM: 'Lernspur <post@anbieter.example>',
  LERNSPUR_FIRST_PROVIDER: firstProvider,
  LERNSPUR_OPERATOR_NAME: 'Schulamt Nord',
  LERNSPUR_OPERATOR_ADDRESS: 'Am Markt 3; 20095 Hamburg',
  LERNSPUR_OPERATOR_EMAIL: 'post@anbieter.example',
  LERNSPUR_OPERATOR_PRIVACY_CONTACT: 'datenschutz@anbieter.example',
  DATABASE_URL: await makeDatabase(database.ownerUrl),
}

const program = (name: string, ...args: string[]) =>
  Bun.spawn([process.execPath, join(root, `packages/platform/src/${name}.ts`), ...args], {
    cwd: root,
    env,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })

const start = program('start')

let output = ''
const isUp = Promise.withResolvers<boolean>()
const listen = async (): Promise<void> => {
  const decoder = new TextDecoder()
  for await (const chunk of start.stdout) {
    output += decoder.decode(chunk, { stream: true })
    if (output.includes('Ctrl-C ends it')) isUp.resolve(true)
  }
  isUp.resolve(false)
}
void listen()

/** What the operator does and sees outside the product: `/mails?to=…`, and `/backup`, which makes one. */
const operator = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  idleTimeout: 120,
  fetch: async ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname === '/mails') return Response.json(smtp.to(searchParams.get('to') ?? ''))
    const backup = program('backup', '--to', join(folder, 'backups'))
    const message = await new Response(backup.stdout).text()
    return Response.json({ code: await backup.exited, output: message } satisfies BackupResult)
  },
})

const end = async (code: number): Promise<never> => {
  start.kill('SIGTERM')
  await start.exited
  await Promise.all([proxy.stop(), operator.stop(true), smtp.close(), database.stop()])
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

if (!(await isUp.promise)) {
  console.error(output)
  await end(1)
}
console.log(JSON.stringify({ url: proxy.url, operator: operator.url.href, output } satisfies StartedInstallation))
for await (const _ of Bun.stdin.stream());
await end(0)
