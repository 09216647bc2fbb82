import { hostname } from 'node:os'
import { type WatchedBuild, watchArea } from '@lernspur/federation/build/watch-area'
import { areasIn, unitFolder } from '@lernspur/federation/configuration/workspace'
import { consentPath } from '@lernspur/release/development-statement'
import { readCommandLine } from '../console/command-line'
import { checkoutVerbs } from '../console/command-lines'
import { Problem, UsageProblem } from '../console/problem'
import type { Environment } from '../environment'
import { aborted, interruption } from '../process/interruption'
import { developerSigner, trustHere } from './developer-key'
import { builds } from './send-builds'
import { plainText, typeFaults } from './type-faults'

/** Milliseconds between two heartbeats of the command. */
const stayMs = 3_000

const areaNamed = (name = ''): string => {
  const area = areasIn().find((one) => one === name)
  if (area) return area
  throw new UsageProblem(`Unknown area "${name}". Known: ${areasIn().join(', ')}.`)
}

const originOf = (shell: string): string => {
  const url = URL.parse(shell)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new UsageProblem(`--shell must be an address such as http://localhost:3000, not "${shell}".`)
}

const log = (text: string): void => console.log(`${new Date().toTimeString().slice(0, 8)}  ${text}`)

/** Shows each build; resolves when asked to end, rejects with a Problem when the installation refuses builds. */
const showUntilEnd = async (area: string, sender: ReturnType<typeof builds>, address: string): Promise<void> => {
  const ending = interruption()
  const refused = Promise.withResolvers<never>()
  let isAway = false
  /** Whether it worked; logs once that nothing answers. */
  const tried = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      if (isAway) log('It answers again.')
      isAway = false
      return true
    } catch (error) {
      if (error instanceof Problem) refused.reject(error)
      else if (!isAway) log(`${new URL(address).origin} does not answer; the build is shown once it does.`)
      isAway = true
      return false
    }
  }
  /** Counts what was built or failed to, so that errors of an earlier save are not shown after a later one. */
  let saves = 0
  /** Errors of type that were logged last. */
  let lastErrors: string | undefined
  const reportTypeErrors = (errors: string | undefined, save: number): void => {
    if (save !== saves) return
    if (errors !== lastErrors) log(errors ?? 'no errors of type')
    lastErrors = errors
    void tried(() => sender.reportTypeErrors(errors, () => save === saves))
  }
  /** The build whose types are compiled next; one at a time, because several would hold up the builds. */
  let next: number | undefined
  let isCompiling = false
  const compileTypes = async (save: number): Promise<void> => {
    next = save
    if (isCompiling) return
    isCompiling = true
    while (next !== undefined) {
      const current = next
      next = undefined
      reportTypeErrors(await typeFaults(unitFolder(area)), current)
    }
    isCompiling = false
  }
  const onBuild = async (build: WatchedBuild): Promise<void> => {
    saves += 1
    const save = saves
    const isVisible = await tried(() => sender.show(build))
    log(`${area} ${build.page.version} is built in ${build.took} ms${isVisible ? '' : ', and not shown'}`)
    // Types are compiled after the page has what was saved, because that takes longer.
    void compileTypes(save)
  }
  const onFailure = (message: string): void => {
    saves += 1
    const [save, reason] = [saves, plainText(message)]
    log(reason)
    void tried(() => sender.fail(reason, () => save === saves))
  }
  const stop = await watchArea(area, { onBuild, onFailure })
  const timer = setInterval(() => void tried(sender.stay), stayMs)
  log(`Open ${address} and agree. Ctrl-C ends it.`)
  await Promise.race([aborted(ending), refused.promise]).finally(() => {
    clearInterval(timer)
    return stop()
  })
}

/**
 * `mfe dev <area> [--shell <url>]`: shows the area of this checkout in a running shell (rule release.13) until asked to
 * end. Throws a UsageProblem for wrong arguments, a Problem when the shell refuses it.
 */
export const runDev = async (argv: readonly string[], environment: Environment): Promise<number> => {
  const { values, words } = readCommandLine(checkoutVerbs.dev, argv)
  const area = areaNamed(words[0])
  const shell = originOf(values.shell ?? environment.publicUrl)
  const signer = developerSigner()
  if (environment.mode !== 'production') trustHere(environment.dataDir, signer.publicKey)
  const sender = builds(shell, `${process.env.USER || 'dev'}@${hostname()}`.slice(0, 100), signer)
  await showUntilEnd(area, sender, `${shell}${consentPath}?session=${sender.session}`)
  return 0
}
