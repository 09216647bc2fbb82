import type { Registry } from '@lernspur/contracts/registry.contract'
import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { signIn, type Visitor } from '../bench/visitor'

/** Reads that screens of the first release make. */
const reads = ['/classes', '/observations-v2?limit=50', '/students?limit=50', '/notifications?limit=20']
/** Milliseconds between two calls of a page: somebody who works quickly. */
const pause = 100

/** A page of a version that stays open. */
export interface OpenPage {
  /** Calls that failed, as sentences. */
  readonly failures: readonly string[]
  readonly calls: () => number
  /** Files of its version that are no longer there. */
  lostFiles(): Promise<string[]>
  /** How many entries it sees. */
  entries(): Promise<number>
  close(): Promise<void>
}

/** The live registry of an installation. */
export const readRegistry = async (url: string): Promise<Registry> =>
  (await (await fetch(`${url}/mfe/registry.json`)).json()) as Registry

const entriesOf = async (teacher: Visitor): Promise<number> =>
  (await teacher.call<{ count: number }>('GET', '/observations-v2?limit=1')).count

/** Opens a page of whatever is live, which goes on calling until it is closed. */
export const openPage = async (url: string): Promise<OpenPage> => {
  const { shell, areas } = await readRegistry(url)
  const files = [
    ...shell.current.scripts.map((one) => one.url),
    ...Object.values(areas).flatMap((area) => (area ? [area.current.entry] : [])),
  ]
  const teacher = await signIn(url, 'lehrerin@schule.example', demoPassword)
  const failures: string[] = []
  let calls = 0
  let isOpen = true
  const work = async () => {
    while (isOpen) {
      const path = reads[calls % reads.length] ?? ''
      calls += 1
      await teacher.read(path).catch((error: unknown) => failures.push(String(error)))
      await Bun.sleep(pause)
    }
  }
  const working = work()
  return {
    failures,
    calls: () => calls,
    lostFiles: async () => {
      const found = await Promise.all(files.map(async (file) => ((await fetch(url + file)).ok ? [] : [file])))
      return found.flat()
    },
    entries: () => entriesOf(teacher),
    close: async () => {
      isOpen = false
      await working
    },
  }
}
