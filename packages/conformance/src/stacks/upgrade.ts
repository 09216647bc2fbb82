import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SeveralStacks } from '@lernspur/platform/test/stacks/several-stacks'
import type { Stack } from '@lernspur/platform/test/stacks/stack'
import { loadSentence, maxWaitMs } from './drill'
import type { Teachers } from './teachers'

/** Version of the teacher's service that a stack runs. */
const runningVersion = async ({ dataDir }: Stack): Promise<string> => {
  const runs = join(dataDir, 'run')
  const unix = join(runs, readdirSync(runs)[0] ?? '', 'teacher.sock')
  if (!existsSync(unix)) return ''
  const answer = await fetch('http://service/internal/health', { unix, keepalive: false })
  return ((await answer.json()) as { version: string }).version
}

/** Makes another version of the teacher's service live for both, and returns it. */
const promoteVariant = async ({ stacks, servers, secret, s3 }: SeveralStacks): Promise<string> => {
  const [first] = stacks
  const options = { ownerUrl: servers.ownerUrl, secret, dataDir: first.dataDir, s3 }
  const script = join(import.meta.dirname, 'promote-variant.ts')
  const command = [process.execPath, script, JSON.stringify(options), await runningVersion(first)]
  const promoting = Bun.spawn(command, { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' })
  const printed = await new Response(promoting.stdout).text()
  if ((await promoting.exited) !== 0) throw new Error('No other version could be made live.')
  return printed.trim()
}

interface Upgrade {
  /** A sentence for each attempt that was not answered with success. */
  readonly failed: readonly string[]
  /** A sentence for each step in which somebody waited too long, as on a machine that is busy besides. */
  readonly late: readonly string[]
}

/**
 * Upgrades both stacks in turn while teachers save, as the operators' pages say: each `start` is ended and started again,
 * then another version goes live for both.
 */
export const upgradeInTurn = async (
  all: SeveralStacks,
  teachers: Teachers,
  log: (line: string) => void = () => undefined,
): Promise<Upgrade> => {
  await teachers.untilAllSaved()
  const failed: string[] = []
  const late: string[] = []
  const step = async (name: string, work: () => Promise<void>): Promise<void> => {
    const since = performance.now()
    await work()
    const wait = teachers.maxWait(since)
    const sentence = `while ${name}, somebody waited ${(wait / 1_000).toFixed(1)} s, ${loadSentence()}`
    log(`an upgrade: ${sentence}`)
    if (wait > maxWaitMs.stack) late.push(sentence)
    failed.push(...teachers.failedSince(since).map(({ reason }) => `while ${name}: ${reason}`))
  }
  for (const stack of all.stacks) {
    await step('a stack ends', stack.end)
    await step('a stack starts', stack.start)
    await step('a stack has started', teachers.untilAllSaved)
  }
  await step('a version goes live', async () => {
    const version = await promoteVariant(all)
    for (const stack of all.stacks) while ((await runningVersion(stack)) !== version) await Bun.sleep(100)
    await teachers.untilAllSaved()
  })
  return { failed, late }
}
