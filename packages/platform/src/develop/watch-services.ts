import { watch } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../install/install-packages'
import type { SupervisedProcess } from '../process/supervised-process'
import { dependentServices } from './dependent-services'

interface WatchOptions {
  readonly processes: readonly Pick<SupervisedProcess, 'name' | 'replace'>[]
  /** Applies migrations of the checkout that the database lacks; returns how many. */
  migrate(): Promise<number>
  log(text: string): void
  /** The checkout; its own root by default. */
  readonly checkout?: string
}

/** Milliseconds without a change after which one is acted on: an editor saves many files, and a checkout more. */
const quietMs = 150

const isSource = (path: string): boolean =>
  /\.(ts|json|sql)$/.test(path) &&
  !/(^|\/)(node_modules|dist|\.build|testing)\//.test(path) &&
  !/\.(test|e2e)\.ts$/.test(path)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Replaces each service whose files, or whose packages' files, are saved: a new process takes over once it answers, and
 * the old one stays if it does not. A saved migration is applied first. Returns what ends it.
 */
export const watchServices = ({ processes, migrate, log, checkout = root }: WatchOptions): (() => void) => {
  const servicesOf = dependentServices(checkout)
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()

  const act = async (): Promise<void> => {
    const paths = [...changed]
    changed.clear()
    try {
      if (paths.some((path) => path.endsWith('.sql'))) {
        const count = await migrate()
        if (count > 0) log(`${count} migrations applied.`)
      }
    } catch (error) {
      log(messageOf(error))
    }
    const names = new Set(paths.filter((path) => !path.endsWith('.sql')).flatMap(servicesOf))
    const concerned = processes.filter(({ name }) => names.has(name))
    await Promise.all(
      concerned.map(async (one) => {
        const started = performance.now()
        try {
          await one.replace({})
          log(`${one.name} runs what was saved (${Math.round(performance.now() - started)} ms).`)
        } catch (error) {
          log(`${one.name} goes on with what it ran before: ${messageOf(error)}`)
        }
      }),
    )
  }
  const watchers = ['packages', 'services'].map((folder) =>
    watch(join(checkout, folder), { recursive: true }, (_, file) => {
      const path = relative(checkout, join(checkout, folder, String(file))).replaceAll(sep, '/')
      if (!isSource(path)) return
      changed.add(path)
      clearTimeout(timer)
      timer = setTimeout(() => {
        turn = turn.then(act)
      }, quietMs)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const one of watchers) one.close()
  }
}
