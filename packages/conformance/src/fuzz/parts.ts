import { runOutageDrill } from '../release/outage-drill'
import { rollingDrill } from '../release/rolling-drill'
import { runStacks } from '../stacks/run-stacks'
import { killReleases } from './kill-releases'
import type { FuzzSettings } from './options'
import { runFuzz } from './run-fuzz'
import { runTwoWriters } from './two-writers'

/** One thing that `bun run fuzz` tries. */
export interface FuzzPart {
  readonly name: string
  /** Prints what it did and returns a sentence for each finding. */
  run(options: FuzzSettings): Promise<readonly string[]>
}

const log = (line: string): void => console.log(line)

const kills = 200
const replacedRequests = 20_000

const sendRequests = async ({ count, seed }: FuzzSettings): Promise<readonly string[]> => {
  const { seconds, byStatus, findings, succeeded, calls, memory } = await runFuzz({ count, seed, log })
  log(`${count} requests in ${seconds.toFixed(0)} s, by status:`)
  for (const [status, times] of Object.entries(byStatus)) log(`  ${status}  ${times}`)
  log('\nResident megabytes after each thousand:')
  for (const [name, samples] of Object.entries(memory)) log(`  ${name.padEnd(14)} ${samples.join(' ')}`)
  const silent = calls.filter((call) => !succeeded.has(call))
  log(`\n${succeeded.size} of ${calls.length} calls succeeded at least once; never: ${silent.join(', ') || 'none'}`)
  const grouped = Map.groupBy(findings, ({ kind, call, detail }) => `${kind}: ${call}: ${detail}`)
  return [...grouped].map(
    ([what, [first, ...more]]) => `${more.length + 1} × ${what} (${first?.sender})\n${first?.log ?? ''}`,
  )
}

const killWhileReleasing = async (): Promise<readonly string[]> => {
  const halves = await killReleases(kills)
  log(`${kills} kills while releasing and migrating`)
  return halves.map(({ point, fault }) => `Killed at point ${point} of a release or migration: ${fault}`)
}

const writeInTwoBrowsers = async (): Promise<readonly string[]> => {
  const { steps, acknowledged, conflicts, lost, doubled, isFinished } = await runTwoWriters()
  log(`Two browsers on one subject, ${steps} steps: ${acknowledged} words acknowledged, ${conflicts} conflicts`)
  return [
    ...lost.map((word) => `The word ${word} was acknowledged and is lost.`),
    ...(doubled > 0 ? [`${doubled} words are there twice.`] : []),
    ...(isFinished ? [] : ['Not all words were saved at the end.']),
  ]
}

const takeFilesAway = async (): Promise<readonly string[]> => {
  const { cases, findings } = await runOutageDrill()
  log(`${cases} outages of an area's files`)
  return findings
}

const replaceProcesses = async (): Promise<readonly string[]> => {
  const { answered, rounds, lost } = await rollingDrill(replacedRequests)
  log(`${answered} requests, each process replaced ${rounds} times`)
  return lost
}

const failStacks = async ({ faults, seed }: FuzzSettings): Promise<readonly string[]> => {
  const { saves, findings } = await runStacks(faults, seed, log)
  log(`${faults} faults of several stacks, ${saves} saves`)
  return findings
}

/** All parts, in the order in which they run. */
export const fuzzParts: readonly FuzzPart[] = [
  { name: 'Requests', run: sendRequests },
  { name: 'Releases', run: killWhileReleasing },
  { name: 'Writers', run: writeInTwoBrowsers },
  { name: 'Outages', run: takeFilesAway },
  { name: 'Replacements', run: replaceProcesses },
  { name: 'Stacks', run: failStacks },
]

/**
 * Runs each of them that is wanted; one that ends with an error is a finding, and the others run all the same. Returns how
 * many findings there are.
 */
export const runParts = async (parts: readonly FuzzPart[], options: FuzzSettings): Promise<number> => {
  let found = 0
  for (const { name, run } of parts) {
    if (!name.toLowerCase().includes(options.only.toLowerCase())) continue
    log(`\n${name}`)
    const findings = await run(options).catch((error: unknown) => [
      `It did not get to its end: ${error instanceof Error ? error.stack : error}`,
    ])
    for (const sentence of findings) log(`  ${sentence}`)
    log(`${name}: ${findings.length} findings`)
    found += findings.length
  }
  return found
}
