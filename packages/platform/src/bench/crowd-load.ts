import { routes } from '@lernspur/contracts/contract'
import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { sessionCookieName } from '@lernspur/service-kit/session/cookies'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'
import { Problem } from '../console/problem'
import type { BenchOptions } from './bench-options'
import { atMost } from './budget-result'
import type { Installation } from './installation'
import { askAll, type Load } from './load'
import type { MeasuredClass } from './measured-class'
import { signIn } from './visitor'

/** Response times of short calls alone, and while others occupy the installation. */
export interface CrowdLoad {
  readonly alone: Load
  readonly concurrent: readonly { readonly name: string; readonly load: Load }[]
}

const streamCount = 2_000
/** Streams that one person may have (rule call.10). */
const streamsOfPerson = 5
/** Milliseconds between two calls of each of the four clients: 20 calls a second. */
const pause = 200
const clientCount = 4
/** Files that one teacher sends at the same time, again and again. */
const importCount = 4
const highestRatio = { streams: 1.5, others: 2 } as const

/** Cookies of sessions of so many new people. */
const openSessions = async ({ owner, url }: Installation, count: number): Promise<string[]> => {
  const tokens: string[] = []
  for (let index = 0; index < count; index += 1) {
    const token = newToken()
    await owner`
      with person as (
        insert into app_user (email, first_name, last_name)
        values (${`zuschauer-${token.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@bezirk.example`}, 'Zu', 'Schauer')
        returning id
      )
      insert into session (token_hash, user_id) select ${tokenHash(token)}, person.id from person`
    tokens.push(token)
  }
  return tokens.map((token) => `${sessionCookieName(url)}=${token}`)
}

/** Opens a stream over a socket of its own: `fetch` makes few requests at the same time. Resolves at its first event. */
const openStream = async (origin: URL, cookie: string): Promise<() => void> => {
  const opened = Promise.withResolvers<void>()
  const socket = await Bun.connect({
    hostname: origin.hostname,
    port: Number(origin.port),
    socket: {
      data: (_, bytes) => {
        if (bytes.toString().includes('event: change')) opened.resolve()
      },
      close: () => opened.resolve(),
    },
  })
  const head = ['GET /api/notifications/stream HTTP/1.1', `host: ${origin.host}`, `cookie: ${cookie}`]
  socket.write(`${[...head, 'accept: text/event-stream'].join('\r\n')}\r\n\r\n`)
  await opened.promise
  return () => socket.end()
}

/** Opens the streams, in groups, as browsers that come one after another; returns what closes them. */
const openStreams = async (installation: Installation): Promise<() => void> => {
  const origin = new URL(installation.url)
  const cookies = await openSessions(installation, streamCount / streamsOfPerson)
  const closers: (() => void)[] = []
  for (const cookie of cookies) {
    const streams = Array.from({ length: streamsOfPerson }, () => openStream(origin, cookie))
    closers.push(...(await Promise.all(streams)))
  }
  return () => {
    for (const close of closers) close()
  }
}

/** Repeats a call without a pause until it is stopped. */
const repeat = (call: () => Promise<unknown>): (() => Promise<void>) => {
  let isOver = false
  const loop = (async () => {
    while (!isOver) await call().catch(() => undefined)
  })()
  return () => {
    isOver = true
    return loop
  }
}

const anyId = '00000000-0000-7000-8000-000000000000'

/** Every path that needs no sign-in, as a request. */
const unsignedRequests = (
  url: string,
): readonly { readonly name: string; readonly request: () => Promise<unknown> }[] => {
  const calls = Object.values(routes).filter(({ access }) => access === 'public')
  const requests = calls.map(({ method, path }) => [method, `/api${path.replaceAll(/\{[^}]*\}/g, anyId)}`] as const)
  const files = [
    '/api/docs',
    '/api/docs/openapi.json',
    '/api/openapi.json',
    '/ready',
    '/mfe/registry.json',
    '/auth/login',
  ]
  return [...requests, ...files.map((path) => ['GET', path] as const)].map(([method, path]) => ({
    name: `${method} ${path.replaceAll(anyId, '…')}`,
    request: async () => {
      const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
      const response = await fetch(url + path, { method, redirect: 'manual', ...body })
      await response.bytes()
    },
  }))
}

/** Files that take readers long: many rows, and nested without end. */
const hostileFiles = (): File[] => {
  const rows = Array.from({ length: 4_800 }, (_, row) => `Malen;;mischt Farben ${row} ${'und noch mehr '.repeat(10)}`)
  const table = ['Fach;Kunst', 'Kürzel;KU', 'Farbe;#aa3377', 'Stufe;3', 'Bereich;Symbol;Kompetenz', ...rows]
  const nested = `${'{"@id":"x","a":'.repeat(40_000)}1${'}'.repeat(40_000)}`
  return [new File([table.join('\n')], 'Kunst.csv'), new File([nested], 'nested.json')]
}

/** A teacher of another class sends files without a pause; returns what stops it. */
const importAgainAndAgain = async ({ owner, url }: Installation, measuredId: string): Promise<() => Promise<void>> => {
  const [other] = await owner<{ id: string; email: string }[]>`
    select sc.id, u.email from school_class sc join app_user u on u.id = sc.creator_id
    where sc.id <> ${measuredId} and u.email like '%@bezirk.example' order by sc.id limit 1`
  if (!other) throw new Problem('The district has one class only.')
  const teacher = await signIn(url, other.email, demoPassword)
  const files = hostileFiles()
  const stops = Array.from({ length: importCount }, (_, index) => {
    const form = () => {
      const data = new FormData()
      data.set('file', files[index % files.length] ?? '')
      return data
    }
    return repeat(() => teacher.upload(`/classes/${other.id}/subjects/import/preview`, form()))
  })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/**
 * Measures short calls of a teacher alone, beside 2,000 open streams, beside one caller who repeats an unsigned call for
 * each of those, and beside a teacher who imports hostile files.
 */
export const measureCrowdLoad = async (
  installation: Installation,
  at: MeasuredClass,
  { seconds }: BenchOptions,
): Promise<CrowdLoad> => {
  const shortCalls = [
    () => at.teacher.read('/classes'),
    () => at.teacher.read('/users/me'),
    () => at.teacher.read('/observations-v2?limit=50'),
  ]
  let turn = 0
  const ask = async () => {
    turn += 1
    await shortCalls[turn % shortCalls.length]?.()
  }
  const clients = Array<typeof ask>(clientCount).fill(ask)
  const measure = (duration = seconds) => askAll(duration, clients, pause)
  await measure(1)
  const alone = await measure()
  const concurrent: { name: string; load: Load }[] = []

  const close = await openStreams(installation)
  concurrent.push({ name: `${streamCount.toLocaleString('en')} streams`, load: await measure() })
  close()

  const stopImports = await importAgainAndAgain(installation, at.id)
  concurrent.push({ name: `${importCount} hostile imports of another teacher`, load: await measure() })
  await stopImports()

  for (const { name, request } of unsignedRequests(installation.url)) {
    const stop = repeat(request)
    concurrent.push({ name, load: await measure(Math.min(seconds, 3)) })
    await stop()
  }
  return { alone, concurrent }
}

/** The result as lines for people. */
export const crowdLoadLines = ({ alone, concurrent }: CrowdLoad): string[] => [
  `  Short calls alone: p95 ${alone.p95.toFixed(1)} ms; beside`,
  ...concurrent.map(({ name, load }, index) => {
    const ratio = Math.round((load.p95 / alone.p95) * 100) / 100
    const bound = index === 0 ? highestRatio.streams : highestRatio.others
    return `    ${name}: p95 ${load.p95.toFixed(1)} ms, ${atMost(ratio, bound, ' x')}`
  }),
]
