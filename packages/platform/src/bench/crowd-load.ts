import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { sessionCookieName } from '@lernspur/service-kit/session/cookies'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'
import { Problem } from '../console/problem'
import type { Attempts } from './attempts'
import type { BenchOptions } from './bench-options'
import { atMost } from './budget-result'
import type { Installation } from './installation'
import { askAll, type Load, middleOf } from './load'
import type { MeasuredClass } from './measured-class'
import { openStream } from './stream'
import { type UnsignedRequest, unsignedRequests } from './unsigned-requests'
import { openPage, signIn } from './visitor'

/** Response times of short calls beside somebody, and alone in the same minutes. */
interface CrowdResult {
  readonly name: string
  readonly alone: Load
  readonly concurrent: Load
  /** Upper bound of the ratio of their 95th percentiles. */
  readonly bound: number
}

export type CrowdLoad = readonly CrowdResult[]

const streamCount = 2_000
/** Streams that one person may have (rule call.10). */
const streamsOfPerson = 5
/** Milliseconds between two calls of each of the four clients: 20 calls a second. */
const pause = 200
const clientCount = 4
/** Until the compiler has optimised what these calls run. */
const warmUpSeconds = 5
/** Milliseconds in which the installation ends what it does for a crowd. */
const rest = 1_000
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

/** Repeats a call that needs no sign-in, as a browser that has opened a page; returns what stops it. */
const repeatUnsigned = async (url: string, { method, path, body }: UnsignedRequest): Promise<() => Promise<void>> => {
  const headers = await openPage(url)
  const sent =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  return repeat(async () => {
    const response = await fetch(url + path, {
      headers: { ...headers, accept: 'text/html' },
      ...sent,
      method,
      redirect: 'manual',
    })
    await response.bytes()
  })
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

/** Somebody who occupies the installation, until the function that `begin` resolves to is called. */
interface Crowd {
  readonly name: string
  readonly bound: number
  readonly begin: () => Promise<() => unknown>
}

const crowdLine = ({ name, bound, alone, concurrent }: CrowdResult): string => {
  const ratio = Math.round((concurrent.p95 / alone.p95) * 100) / 100
  return `    ${name}: p95 ${concurrent.p95.toFixed(1)} ms, alone ${alone.p95.toFixed(1)} ms: ${atMost(ratio, bound, ' x')}`
}

/**
 * Measures short calls of a teacher beside 2,000 open streams, beside a teacher who imports hostile files, and beside one
 * caller who repeats an unsigned call, for each of those; in turns with the same calls alone, because the machine may
 * have other work.
 */
export const measureCrowdLoad = async (
  attempts: Attempts,
  installation: Installation,
  at: MeasuredClass,
  { seconds, rounds }: BenchOptions,
): Promise<CrowdLoad> => {
  const shortCalls = [
    () => at.teacher.read('/classes'),
    () => at.teacher.read('/auth/whoami'),
    () => at.teacher.read('/observations-v2?limit=50'),
  ]
  let turn = 0
  const ask = async () => {
    turn += 1
    await shortCalls[turn % shortCalls.length]?.()
  }
  const clients = Array<typeof ask>(clientCount).fill(ask)
  const measure = () => askAll(seconds, clients, pause)
  const crowds: readonly Crowd[] = [
    {
      name: `${streamCount.toLocaleString('en')} streams`,
      bound: highestRatio.streams,
      begin: () => openStreams(installation),
    },
    {
      name: `${importCount} hostile imports of another teacher`,
      bound: highestRatio.others,
      begin: () => importAgainAndAgain(installation, at.id),
    },
    ...unsignedRequests().map((request) => ({
      name: `${request.method} ${request.path.replaceAll(/[0-9a-f-]{36}/g, '…')}`,
      bound: highestRatio.others,
      begin: () => repeatUnsigned(installation.url, request),
    })),
  ]
  const measureConcurrently = async ({ name, bound, begin }: Crowd): Promise<CrowdResult> => {
    const [alone, concurrent]: [Load[], Load[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await measure())
      const stop = await begin()
      concurrent.push(await measure())
      await stop()
      await Bun.sleep(rest)
    }
    return { name, bound, alone: middleOf(alone), concurrent: middleOf(concurrent) }
  }
  const measured: CrowdResult[] = []
  for (const crowd of crowds) {
    const result = await attempts.make(`Short calls beside crowds: ${crowd.name}`, async () => {
      if (measured.length === 0) await askAll(warmUpSeconds, clients)
      return await measureConcurrently(crowd)
    })
    if (!result) continue
    measured.push(result)
    // There are dozens: who stops early keeps what was measured.
    console.log(crowdLine(result))
  }
  return measured
}

/** The results as lines for people. */
export const crowdLoadLines = (measured: CrowdLoad): string[] =>
  measured.length === 0 ? [] : ['', '  Short calls beside', ...measured.map(crowdLine)]
