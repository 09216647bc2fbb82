import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { importKey } from '../../device/cipher'
import type { Person } from '../../device/offline-database'
import { type OfflineTables, offlineDatabase, openTables } from '../../device/offline-database'
import type { QueuedCall } from '../../waiting/queued-call'
import { cellChain } from '../cells/cell-chain'
import { cellsLeft } from '../cells/cells-left'
import { type Entry, entriesOf } from '../outbox/entry'
import type { RunExclusively } from '../outbox/exclusively'
import { Outbox } from '../outbox/outbox'

Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })

/** Keys as the server gives them, 32 bytes each. */
export const keyText = (letter: string): string => `${letter.repeat(42)}A`

export const anna: Person = { userId: 'anna', tenantId: 'lindenschule' }
export const bert: Person = { userId: 'bert', tenantId: 'lindenschule' }

/** Each waits for the previous one, as with the browser's locks. */
const oneAtATime = (): RunExclusively => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = last.then(work, work)
    last = run.catch(() => null)
    return run
  }
}

export interface Tab {
  readonly outbox: Outbox
  /** As the tab shows them. */
  visible: readonly QueuedCall[]
  readonly ended: unknown[]
  /** The tab closes in the middle of what it does. */
  kill(): void
  /** The tab goes to the background in the middle of what it does, and another takes its lock. */
  freeze(): void
  /** The tab resumes, without its lock. */
  thaw(): void
}

interface Options {
  send(entry: Entry): Promise<unknown>
  now?(): number
  isOnline?(): boolean
}

/** A device with one database and one lock; each tab has an outbox of its own. */
export const makeDevice = ({ send, now = Date.now, isOnline = () => true }: Options) => {
  const name = crypto.randomUUID()
  const exclusively = oneAtATime()
  const handles: OfflineTables[] = []
  let isFull = false
  const openHandle = () => {
    const tables = openTables(name)
    tables.calls.hook('creating', () => {
      if (isFull) throw new Dexie.QuotaExceededError()
    })
    handles.push(tables)
    return tables
  }

  const openTab = async (person: Person = anna, key = keyText('a')): Promise<Tab> => {
    const database = offlineDatabase(name, openHandle)
    let isAlive = true
    const killed = new Promise<never>(() => {})
    /** A dead tab neither hears an answer nor writes. */
    const alive = async <Result>(work: Promise<Result>): Promise<Result> => {
      await Promise.allSettled([work])
      await awake.promise
      return isAlive ? work : killed
    }
    let awake = Promise.withResolvers<void>()
    awake.resolve()
    let taken = Promise.withResolvers<never>()
    taken.promise.catch(() => null)
    const tab = { visible: [] as readonly QueuedCall[], ended: [] as unknown[] }
    const outbox = new Outbox({
      entries: entriesOf(person, database, await importKey(key)),
      // A dead tab gives its lock back.
      exclusively: (work) => exclusively(() => Promise.race([work(), gone.promise, taken.promise])),
      now,
      isOnline,
      cells: cellChain,
      leftOf: cellsLeft,
      send: (entry) => alive(send(entry)),
      onSent: () => undefined,
      onRefused: () => undefined,
      onEnded: (error) => tab.ended.push(error),
      onChange: (calls) => {
        tab.visible = calls
      },
      announce: () => undefined,
      later: () => () => undefined,
    })
    const gone = Promise.withResolvers<never>()
    gone.promise.catch(() => null)
    return Object.assign(tab, {
      outbox,
      kill: () => {
        isAlive = false
        outbox.close()
        gone.reject(new Error('The tab is gone.'))
      },
      freeze: () => {
        awake = Promise.withResolvers<void>()
        taken.reject(new Error('The lock was taken away.'))
        taken = Promise.withResolvers<never>()
        taken.promise.catch(() => null)
      },
      thaw: () => awake.resolve(),
    })
  }

  return {
    openTab,
    database: offlineDatabase(name, openHandle),
    /** All handles of the database die, as WebKit kills them in the background. */
    killHandles: () => {
      for (const handle of handles.splice(0)) handle.backendDB()?.close()
    },
    fill: (full: boolean) => {
      isFull = full
    },
  }
}

/** A call of a class with a number as its body. */
export const callOf = (number: number, schoolClassId = '3a', key: string = crypto.randomUUID()) =>
  ({
    key,
    route: { method: 'POST', path: '/competence-observations/v2/bulk' },
    params: undefined,
    body: { number },
    about: { schoolClassId, title: `Eintrag ${number}` },
    stale: ['observation'],
  }) as const
