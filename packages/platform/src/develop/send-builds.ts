import type { WatchedBuild } from '@lernspur/federation/build/watch-area'
import {
  buildsPath,
  maxFailure,
  maxHours,
  maxTypeErrors,
  type Statement,
  sealBuild,
} from '@lernspur/release/development-statement'
import type { Signer } from '@lernspur/release/registry/signature'
import { signatureHeaders } from '@lernspur/release/signed-request'
import { newToken } from '@lernspur/service-kit/session/token'
import { Problem } from '../console/problem'

/** Milliseconds that the installation has to accept a build. */
const timeoutMs = 20_000

interface Answer {
  readonly missing?: readonly string[]
  readonly message?: string
  readonly reason?: string
}

const answerOf = async (response: Response): Promise<Answer> => {
  try {
    return (await response.json()) as Answer
  } catch {
    return {}
  }
}

/** What pages know of an area besides its files; they get another one only by a reload. */
const descriptionOf = ({ page }: Pick<WatchedBuild, 'page'>): string => {
  const { integrity: _, locales: __, partLocales: ___, routes, parts, ...rest } = page
  const plain = [routes, parts].map((items) => items.map(({ preload: ____, ...item }) => item))
  return JSON.stringify([rest, plain])
}

/**
 * Sends builds of an area to a running installation and keeps them shown there. Both functions reject with a Problem
 * that says what to do when it refuses builds, and with another error while it does not answer or fails.
 */
export const builds = (shell: string, developer: string, signer: Signer) => {
  const session = newToken()
  const expires = Date.now() + maxHours * 3_600_000 - 60_000
  let statement: Statement | undefined
  let files: WatchedBuild['contents'] = new Map()

  const refused = (status: number, { message, reason }: Answer): Problem =>
    status === 404 || reason === 'unknown key'
      ? new Problem(
          `${shell} does not take your builds. Whoever runs it sets LERNSPUR_DEVELOPER_KEYS=${signer.publicKey} and starts it again.`,
        )
      : new Problem(message ?? `${shell} answers ${status} where builds are sent to.`)

  /** Sends a build with some of its files, then with those that the installation lacks. */
  const send = async (sent: Statement, paths: readonly string[], isSecond = false): Promise<void> => {
    const contents = paths.flatMap((path): [string, string][] => {
      const bytes = files.get(path)
      return bytes ? [[path, Buffer.from(bytes).toString('base64')]] : []
    })
    const text = JSON.stringify({ ...sealBuild(sent, signer), files: Object.fromEntries(contents) })
    const [method, target, body] = ['POST', shell + buildsPath, new TextEncoder().encode(text)] as const
    const response = await fetch(target, {
      method,
      headers: signatureHeaders({ method, target, body }, signer),
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = await answerOf(response)
    if (response.status === 409 && !isSecond) return await send(sent, answer.missing ?? [], true)
    // A stack or its database is away for a moment, or all of them are and the balancer says so.
    if (response.status >= 500) throw new Error(`${shell} answers ${response.status}.`)
    if (!response.ok) throw refused(response.status, answer)
  }

  let sending: Promise<unknown> = Promise.resolve()
  /** One after the other, because builds are counted. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = sending.then(work)
    sending = done.catch(() => undefined)
    return done
  }

  return {
    session,
    /** Shows a build in place of the previous one. */
    show: (newBuild: WatchedBuild): Promise<void> =>
      inTurn(async () => {
        const { page, files: listed, contents, hash, script } = newBuild
        const before = new Map(statement?.files.map(({ path, integrity }) => [path, integrity]))
        files = contents
        const build = (statement?.build ?? 0) + 1
        const since =
          statement && descriptionOf(statement) === descriptionOf(newBuild) ? statement.refresh.since : build
        const refresh = { hash, since, script }
        // Errors of type stay until the compiler of types has seen what was saved.
        const typeErrors = statement?.typeErrors
        statement = { shell, session, developer, expires, build, page, files: [...listed], refresh, typeErrors }
        const changed = listed.filter(({ path, integrity }) => before.get(path) !== integrity).map(({ path }) => path)
        await send(statement, changed)
      }),
    /**
     * Says on the pages of the build before why there is no other; nothing before the first one, and nothing that is no
     * longer so when its turn comes.
     */
    fail: (reason: string, isSo: () => boolean): Promise<void> =>
      inTurn(async () => {
        if (!statement || !isSo()) return
        statement = { ...statement, build: statement.build + 1, failure: reason.slice(0, maxFailure) }
        await send(statement, [])
      }),
    /** Says which errors of type the build has, none if undefined; nothing that is no longer so when its turn comes. */
    reportTypeErrors: (errors: string | undefined, isSo: () => boolean): Promise<void> =>
      inTurn(async () => {
        if (!statement || !isSo() || statement.typeErrors === errors?.slice(0, maxTypeErrors)) return
        statement = { ...statement, build: statement.build + 1, typeErrors: errors?.slice(0, maxTypeErrors) }
        await send(statement, [])
      }),
    /** Tells that the command still runs; a restarted installation gets everything again. */
    stay: (): Promise<void> =>
      inTurn(async () => {
        if (statement) await send(statement, [])
      }),
  }
}
