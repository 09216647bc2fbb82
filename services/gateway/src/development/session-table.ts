import { createHash } from 'node:crypto'
import { maxHours, type SealedBuild, type Statement } from '@lernspur/release/development-statement'
import { hasOwnFiles } from '@lernspur/release/private-files'

/** Sessions at a time, and bytes of each one's files: enough for a team, on a gateway that also serves others. */
const maxSessions = 8
const maxBytes = 24 * 1024 * 1024
/** Milliseconds of silence after which a command counts as ended. */
const silentMs = 15_000

/** A developer's present version of an area. */
export interface Session extends Statement {
  /** Integrity → content. */
  readonly contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

interface StoredSession extends Session {
  lastSeenAt: number
}

/** The result of a build: `missing` names files that were neither sent along nor known here. */
export type BuildResult =
  | { readonly missing: readonly string[] }
  | 'wrong shell'
  | 'expired'
  | 'foreign'
  | 'older'
  | 'full'

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The builds that developers are showing, in memory; each ends with the command that sends it. */
export const createSessionTable = (publicUrl: string, now: () => number = Date.now) => {
  const sessions = new Map<string, StoredSession>()
  const listeners = new Map<string, Set<(session: Session) => void>>()

  const find = (token: string): Session | undefined => {
    const found = sessions.get(token)
    if (!found || (now() < found.expires && now() - found.lastSeenAt < silentMs)) return found
    sessions.delete(token)
    return undefined
  }

  const refusalOf = (statement: Statement): Exclude<BuildResult, object> | undefined => {
    const { shell, session, expires, build } = statement
    if (shell !== new URL(publicUrl).origin) return 'wrong shell'
    if (expires <= now() || expires > now() + maxHours * 3_600_000) return 'expired'
    if (!hasOwnFiles(statement.page)) return 'foreign'
    const known = find(session)
    if (known && (build < known.build || known.page.area !== statement.page.area)) return 'older'
    for (const token of [...sessions.keys()]) find(token)
    const bytes = statement.files.reduce((sum, { size }) => sum + size, 0)
    return bytes > maxBytes || (!known && sessions.size >= maxSessions) ? 'full' : undefined
  }

  return {
    find,
    /** Takes a signed build, all of it or nothing, or says why not. Notifies the pages that show the previous one. */
    take: (statement: Statement, sent: SealedBuild['files']): BuildResult => {
      const refusal = refusalOf(statement)
      if (refusal) return refusal
      const known = find(statement.session)
      const contents = new Map<string, Uint8Array<ArrayBuffer>>()
      const missing: string[] = []
      for (const { path, integrity, size } of statement.files) {
        const held = known?.contents.get(integrity)
        const bytes =
          held ?? (Object.hasOwn(sent, path) ? new Uint8Array(Buffer.from(sent[path] ?? '', 'base64')) : null)
        if (bytes?.length === size && (held || integrityOf(bytes) === integrity)) contents.set(integrity, bytes)
        else missing.push(path)
      }
      if (missing.length > 0) return { missing }
      const session = { ...statement, contents, lastSeenAt: now() }
      sessions.set(statement.session, session)
      if (statement.build !== known?.build) for (const notify of listeners.get(statement.session) ?? []) notify(session)
      return { missing }
    },
    /** Calls back with each new build, or with why there is none; returns a function that stops. */
    listen: (token: string, notify: (session: Session) => void): (() => void) => {
      const own = listeners.get(token) ?? new Set()
      listeners.set(token, own.add(notify))
      return () => {
        own.delete(notify)
        if (own.size === 0) listeners.delete(token)
      }
    },
  }
}

export type SessionTable = ReturnType<typeof createSessionTable>
