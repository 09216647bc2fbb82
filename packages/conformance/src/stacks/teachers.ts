import type { Database } from '@lernspur/database/connection/connect'
import { sessionCookieName } from '@lernspur/service-kit/session/cookies'
import { signIn, testPublicUrl } from '@lernspur/testing/sign-in'
import { testSchool } from '@lernspur/testing/test-school'

/** A save as its teacher saw it; times by `performance.now`. */
interface Save {
  readonly from: number
  /** When it was acknowledged. */
  readonly until: number
}

/** An attempt that was not answered with success. */
export interface FailedAttempt {
  readonly at: number
  readonly reason: string
}

/** Teachers at work. */
export interface Teachers {
  /** How long a page waits before it sends the same again, in milliseconds; 20,000 until then, as pages do. */
  setTimeout(milliseconds: number): void
  /** Saves that were acknowledged. */
  count(): number
  /** Milliseconds that the longest save took of those that were under way or began since then. */
  maxWait(since: number): number
  /** Milliseconds of the longest time since then in which nobody had a save acknowledged. */
  maxSilence(since: number): number
  failedSince(since: number): readonly FailedAttempt[]
  /** Resolves once each of them has had a save acknowledged that began after now. */
  untilAllSaved(): Promise<void>
  /**
   * Ends, and says which acknowledged saves are not in the database, and how many are there twice.
   */
  stop(): Promise<{ readonly lost: readonly string[]; readonly doubled: number }>
}

/** Milliseconds for which a page waits for an answer before it sends the same again, as the outbox does. */
const pageTimeoutMs = 20_000
/** Milliseconds between two attempts, and on average between two saves. */
const retryMs = 100
const pauseMs = 1_200
/** Milliseconds within which everybody can save again, or the drill ends. */
const backMs = 60_000

/**
 * Lets teachers of as many schools save notes through an address, each one after the other, and send again with the same
 * key what was not acknowledged.
 */
export const startTeachers = async (owner: Database, url: string, count: number): Promise<Teachers> => {
  const schools = await Promise.all(Array.from({ length: count }, () => testSchool(owner, { studentCount: 2 })))
  const people = await Promise.all(
    schools.map(async (school) => {
      const { headers } = await signIn(owner, school.classTeacher)
      // Browsers keep the cookies of several ports of one host apart by their names.
      const cookie = headers.cookie.replace(sessionCookieName(testPublicUrl), sessionCookieName(url))
      return { school, headers: { ...headers, cookie } }
    }),
  )
  const acknowledged: string[] = []
  const saves: Save[] = []
  const failed: FailedAttempt[] = []
  const lastFrom = new Array<number>(count).fill(0)
  /** When the save began that each of them waits for. */
  const waitingFrom = new Array<number | undefined>(count).fill(undefined)
  let isOver = false
  let timeoutMs = pageTimeoutMs

  const attempt = async (headers: Readonly<Record<string, string>>, key: string, body: string): Promise<boolean> => {
    try {
      const answer = await fetch(`${url}/api/observations-v2`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await answer.text()
      if (answer.status === 201) return true
      failed.push({ at: performance.now(), reason: `${answer.status} ${text.slice(0, 200)}` })
    } catch (error) {
      failed.push({ at: performance.now(), reason: error instanceof Error ? error.message : String(error) })
    }
    return false
  }

  const work = async ({ school, headers }: (typeof people)[number], index: number): Promise<void> => {
    const { schoolClass } = school
    while (!isOver) {
      const key = crypto.randomUUID()
      const body = JSON.stringify({
        studentId: schoolClass.students[0].id,
        schoolClassId: schoolClass.id,
        competenceId: schoolClass.german.competenceIds[0],
        description: key,
      })
      const from = performance.now()
      waitingFrom[index] = from
      while (!(await attempt(headers, key, body))) {
        if (isOver) return
        await Bun.sleep(retryMs)
      }
      acknowledged.push(key)
      saves.push({ from, until: performance.now() })
      waitingFrom[index] = undefined
      lastFrom[index] = from
      await Bun.sleep(pauseMs * (0.5 + Math.random()))
    }
  }
  const all = Promise.all(people.map(work))

  return {
    setTimeout: (milliseconds) => {
      timeoutMs = milliseconds
    },
    count: () => acknowledged.length,
    maxWait: (since) => {
      const now = performance.now()
      const waiting = waitingFrom.flatMap((from) => (from === undefined ? [] : now - from))
      return Math.max(
        0,
        ...waiting,
        ...saves.filter(({ until }) => until >= since).map(({ from, until }) => until - from),
      )
    },
    maxSilence: (since) => {
      const moments = [since, ...saves.map(({ until }) => until).filter((until) => until >= since), performance.now()]
      return Math.max(...moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment)))
    },
    failedSince: (since) => failed.filter(({ at }) => at >= since),
    untilAllSaved: async () => {
      const since = performance.now()
      const deadline = since + backMs
      while (lastFrom.some((from) => from < since)) {
        if (performance.now() > deadline)
          throw new Error(`Not everybody can save again: ${failed.at(-1)?.reason ?? 'nothing is answered'}`)
        await Bun.sleep(50)
      }
    },
    stop: async () => {
      isOver = true
      await all
      const rows = await owner<{ key: string; count: number }[]>`
        select description as key, count(*) from observation where description = any(${acknowledged}) group by 1`
      const found = new Set(rows.map(({ key }) => key))
      return {
        lost: acknowledged.filter((key) => !found.has(key)),
        doubled: rows.filter(({ count: times }) => times > 1).length,
      }
    },
  }
}
