import { createHash } from 'node:crypto'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { type Transaction, writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { maxHours, openStatement, type SealedBuild, type Statement } from '../development-statement'
import { hasOwnFiles } from '../private-files'
import { createContentCache } from './content-cache'

/** Sessions at a time, and bytes of each one's files: enough for a team, on a database that also serves others. */
const maxSessions = 8
const maxBytes = 24 * 1024 * 1024
/** Seconds of silence after which a command counts as ended. */
const silentSeconds = 15
/** Milliseconds after the last build or heartbeat in which what has ended is removed. */
const removeAfter = (silentSeconds + 2) * 1_000
const channel = 'development_session'

/** A signed build without its files. */
export type SealedStatement = Omit<SealedBuild, 'files'>

/** The result of a build: `missing` names files that were neither sent along nor stored. */
export type BuildResult =
  | { readonly missing: readonly string[] }
  | 'wrong shell'
  | 'expired'
  | 'foreign'
  | 'older'
  | 'full'

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const removeEnded = (sql: Transaction) => sql`
  delete from registry.development_session
  where last_seen_at <= clock_timestamp() - make_interval(secs => ${silentSeconds})`

/** Writes a build that is whole, with the files that were not stored yet, and removes those of the build before. */
const write = async (
  tx: Transaction,
  { session, page, build, files }: Statement,
  sealed: SealedStatement,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  await tx`
    insert into registry.development_session (
      session, area, build, statement, public_key, signature, last_seen_at
    )
    values (
      ${session}, ${page.area}, ${build}, ${sealed.statement}, ${sealed.key}, ${sealed.signature}, clock_timestamp()
    )
    on conflict (session) do update set
      build = excluded.build,
      statement = excluded.statement,
      public_key = excluded.public_key,
      signature = excluded.signature,
      last_seen_at = excluded.last_seen_at`
  for (const [integrity, content] of contents)
    await tx`
      insert into registry.development_file (session, integrity, content)
      values (${session}, ${integrity}, ${Buffer.from(content)})`
  await tx`
    delete from registry.development_file
    where session = ${session} and integrity <> all(${files.map(({ integrity }) => integrity)})`
}

interface DevelopmentOptions {
  /** Connection of the gateway's role. */
  readonly url: string
  /** Public address of the installation. */
  readonly publicUrl: string
  /** Public keys of the developers whose builds are shown. */
  readonly trusted: () => Promise<readonly string[]>
}

/**
 * The builds that developers are showing, in the database, so that any stack takes the next one and shows the present one;
 * each ends with the command that sends it (rule release.13). Connects at the first use.
 */
export const openDevelopmentSessions = ({ url, publicUrl, trusted }: DevelopmentOptions) => {
  const { origin } = new URL(publicUrl)
  let opened: Database | undefined
  const database = (): Database => {
    opened ??= connect(url, { name: 'gateway', max: 1 })
    return opened
  }
  const contents = createContentCache()
  /** The statements that were read last, by session: not parsed and checked again until the developer has signed another. */
  const known = new Map<string, { readonly signature: string; readonly key: string; readonly statement: Statement }>()
  let removal: ReturnType<typeof setTimeout> | undefined

  const removeLater = (): void => {
    clearTimeout(removal)
    removal = setTimeout(() => void removeEnded(database()).then(undefined, () => undefined), removeAfter)
    removal.unref()
  }

  const remember = (token: string, row: SealedStatement, keys: readonly string[]): Statement | undefined => {
    const statement = openStatement(row, keys)
    if (typeof statement === 'string' || statement.session !== token || statement.shell !== origin) return undefined
    known.delete(token)
    known.set(token, { signature: row.signature, key: row.key, statement })
    const [oldest] = known.keys()
    if (known.size > maxSessions && oldest !== undefined) known.delete(oldest)
    return statement
  }

  /** The present build of a session; undefined once the command has ended. Rejects while the database is away. */
  const find = async (token: string): Promise<Statement | undefined> => {
    // Nearly all browsers have no such cookie.
    if (!/^[\w-]{43}$/.test(token)) return undefined
    const keys = await trusted()
    if (keys.length === 0) return undefined
    const before = known.get(token)
    const isKnown = before && keys.includes(before.key)
    const [row] = await database()<{ statement: string | null; key: string; signature: string }[]>`
      select public_key as key, signature,
        case when signature = ${isKnown ? before.signature : ''} then null else statement end as statement
      from registry.development_session
      where session = ${token} and last_seen_at > clock_timestamp() - make_interval(secs => ${silentSeconds})`
    if (!row) return undefined
    const { statement: text } = row
    const statement = text === null ? before?.statement : remember(token, { ...row, statement: text }, keys)
    return statement && Date.now() < statement.expires ? statement : undefined
  }

  const refusalOf = (statement: Statement): Exclude<BuildResult, object> | undefined => {
    const { shell, expires, files, page } = statement
    if (shell !== origin) return 'wrong shell'
    if (expires <= Date.now() || expires > Date.now() + maxHours * 3_600_000) return 'expired'
    if (!hasOwnFiles(page)) return 'foreign'
    return files.reduce((sum, { size }) => sum + size, 0) > maxBytes ? 'full' : undefined
  }

  /** A heartbeat is the build that is stored, signed as before. */
  const isStored = async ({ session }: Statement, { signature, statement }: SealedStatement): Promise<boolean> => {
    const seen = await database()`
      update registry.development_session set last_seen_at = clock_timestamp()
      where session = ${session} and signature = ${signature} and statement = ${statement}
        and last_seen_at > clock_timestamp() - make_interval(secs => ${silentSeconds})
      returning session`
    return seen.length > 0
  }

  const store = async (tx: Transaction, statement: Statement, { files: sent, ...sealed }: SealedBuild) => {
    const { session, build, page, files } = statement
    // One build at a time on all stacks, so that sessions are counted together.
    await tx`select pg_advisory_xact_lock(hashtextextended('development sessions', 0))`
    await removeEnded(tx)
    const sessions = await tx<{ session: string; area: string; build: number }[]>`
      select session, area, build from registry.development_session`
    const before = sessions.find((one) => one.session === session)
    if (before && (build < before.build || page.area !== before.area)) return 'older'
    if (!before && sessions.length >= maxSessions) return 'full'
    const rows = await tx<{ integrity: string }[]>`
      select integrity from registry.development_file where session = ${session}`
    const stored = new Set(rows.map(({ integrity }) => integrity))
    const added = new Map<string, Uint8Array<ArrayBuffer>>()
    const missing: string[] = []
    for (const { path, integrity, size } of files) {
      if (stored.has(integrity) || added.has(integrity)) continue
      const bytes = Object.hasOwn(sent, path) ? new Uint8Array(Buffer.from(sent[path] ?? '', 'base64')) : undefined
      if (bytes?.length === size && integrityOf(bytes) === integrity) added.set(integrity, bytes)
      else missing.push(path)
    }
    if (missing.length > 0) return { missing }
    await write(tx, statement, sealed, added)
    if (before?.build !== build) await tx`select pg_notify(${channel}, '')`
    return { missing, added }
  }

  // What a stack that vanished left behind, where nobody develops any more.
  void trusted().then((keys) => keys.length > 0 && removeLater())

  const listeners = new Set<() => void>()
  let isListening = false
  const notifyAll = (): void => {
    for (const notify of listeners) notify()
  }
  const listen = (): void => {
    if (isListening) return
    isListening = true
    database()
      .listen(channel, notifyAll, notifyAll)
      .catch(() => {
        isListening = false
      })
  }

  return {
    find,
    /**
     * Takes a signed build, all of it or nothing, or says why not. Notifies the pages that show the previous one, on every
     * stack. Rejects while the database is away.
     */
    take: async (statement: Statement, sealed: SealedBuild): Promise<BuildResult> => {
      const refusal = refusalOf(statement)
      if (refusal) return refusal
      removeLater()
      if (await isStored(statement, sealed)) return { missing: [] }
      const result = await writeDirectory(database(), (tx) => store(tx, statement, sealed))
      if (typeof result === 'string') return result
      for (const [integrity, bytes] of result.added ?? []) contents.set(integrity, bytes)
      return { missing: result.missing }
    },
    /** A file of the present build of a session; undefined if there is none with this content. */
    content: async ({ session }: Statement, integrity: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
      const cached = contents.get(integrity)
      if (cached) return cached
      const [row] = await database()<{ content: Uint8Array }[]>`
        select content from registry.development_file where session = ${session} and integrity = ${integrity}`
      const bytes = row && new Uint8Array(row.content)
      if (!bytes || integrityOf(bytes) !== integrity) return undefined
      contents.set(integrity, bytes)
      return bytes
    },
    /** Calls back whenever there may be another build of any session; returns a function that stops. */
    listen: (notify: () => void): (() => void) => {
      listeners.add(notify)
      listen()
      return () => {
        listeners.delete(notify)
      }
    },
  }
}

export type DevelopmentSessions = ReturnType<typeof openDevelopmentSessions>
