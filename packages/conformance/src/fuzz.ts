import { readCommandLine } from '@lernspur/platform/console/command-line'
import { commandLines } from '@lernspur/platform/console/command-lines'
import { runCommand } from '@lernspur/platform/console/problem'
import { killReleases } from './fuzz/kill-releases'
import { runFuzz } from './fuzz/run-fuzz'
import { runTwoWriters } from './fuzz/two-writers'
import { runOutageDrill } from './release/outage-drill'
import { rollingDrill } from './release/rolling-drill'
import { runStacks } from './stacks/run-stacks'

/** Ends with 1 when something was found. */
await runCommand(async () => {
  const { words, misuse } = readCommandLine(commandLines.fuzz, process.argv.slice(2))
  const [count = '20000', seed = String(Date.now() % 1_000_000)] = words
  for (const word of words) if (!/^\d+$/.test(word)) throw misuse(`“${word}” is no number.`)
  console.log(`${count} requests, seed ${seed}`)
  const { seconds, byStatus, findings, succeeded, calls, memory } = await runFuzz({
    count: Number(count),
    seed: Number(seed),
    log: (line) => console.log(line),
  })
  console.log(`\n${count} requests in ${seconds.toFixed(0)} s, by status:`)
  for (const [status, times] of Object.entries(byStatus)) console.log(`  ${status}  ${times}`)
  console.log('\nResident megabytes after each thousand:')
  for (const [name, samples] of Object.entries(memory)) console.log(`  ${name.padEnd(14)} ${samples.join(' ')}`)
  const silent = calls.filter((call) => !succeeded.has(call))
  console.log(
    `\n${succeeded.size} of ${calls.length} calls succeeded at least once; never: ${silent.join(', ') || 'none'}`,
  )
  const grouped = Map.groupBy(findings, ({ kind, call, detail }) => `${kind}: ${call}: ${detail}`)
  for (const [what, [first, ...more]] of grouped) {
    console.log(`\n${more.length + 1} × ${what} (${first?.sender})\n${first?.log ?? ''}`)
  }
  console.log(`\n${findings.length} findings`)
  const halves = await killReleases(200)
  for (const { point, fault } of halves) console.log(`Killed at point ${point} of a release or migration: ${fault}`)
  console.log(`200 kills while releasing and migrating: ${halves.length} findings`)
  const { steps, acknowledged, conflicts, lost, doubled, isFinished } = await runTwoWriters()
  console.log(
    `Two browsers on one subject, ${steps} steps: ${acknowledged} words acknowledged, ${conflicts} conflicts, ${lost.length} lost, ${doubled} twice${isFinished ? '' : ', not all saved at the end'}`,
  )
  const outages = await runOutageDrill()
  for (const sentence of outages.findings) console.log(`Outage: ${sentence}`)
  console.log(`${outages.cases} outages of an area's files: ${outages.findings.length} findings`)
  const drill = await rollingDrill(20_000)
  for (const sentence of drill.lost) console.log(`Lost while processes were replaced: ${sentence}`)
  console.log(`${drill.answered} requests, each process replaced ${drill.rounds} times: ${drill.lost.length} lost`)
  const faults = 200
  const stacks = await runStacks(faults, Number(seed), (line) => console.log(line))
  for (const sentence of stacks.findings) console.log(`Several stacks: ${sentence}`)
  console.log(`${faults} faults of several stacks, ${stacks.saves} saves: ${stacks.findings.length} findings`)
  const found =
    stacks.findings.length +
    findings.length +
    halves.length +
    outages.findings.length +
    lost.length +
    doubled +
    drill.lost.length
  const passes = found === 0 && isFinished
  process.exit(passes ? 0 : 1)
})
