import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceVariant } from '@lernspur/platform/release/testing/service-variant'
import type { SeveralStacks } from '@lernspur/platform/test/stacks/several-stacks'
import type { Stack } from '@lernspur/platform/test/stacks/stack'
import { openInstallation } from '@lernspur/release/installation'
import { releaseBuild } from '@lernspur/release/release-build'
import type { Teachers } from './teachers'

const service = { kind: 'service', name: 'teacher' } as const

/** Version of the teacher's service that a stack runs. */
const runningVersion = async ({ dataDir }: Stack): Promise<string> => {
  const runs = join(dataDir, 'run')
  const unix = join(runs, readdirSync(runs)[0] ?? '', `${service.name}.sock`)
  if (!existsSync(unix)) return ''
  const answer = await fetch('http://service/internal/health', { unix, keepalive: false })
  return ((await answer.json()) as { version: string }).version
}

/** Makes another version of the teacher's service live, as `mfe release` and `mfe promote` do. */
const promoteVariant = async ({ stacks, servers, secret, s3 }: SeveralStacks): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-variant-'))
  const [{ dataDir }] = stacks
  const installation = openInstallation({
    ownerUrl: servers.ownerUrl,
    secret,
    dataDir,
    s3,
  })
  try {
    const version = await runningVersion(stacks[0])
    const manifest = await installation.registry.manifest(service, version)
    if (!manifest) throw new Error(`The version ${version} was not released.`)
    const stored = { manifest, folder: join(dataDir, 'service', service.name, version) }
    const another = serviceVariant(stored, folder, 1, ['server.js', (text) => `${text}\n// another one\n`])
    const by = { who: 'test', why: '' }
    await releaseBuild(installation, another, by)
    await installation.registry.promote(service, another.manifest.version, { by })
    return another.manifest.version
  } finally {
    await installation.registry.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds that nobody may wait longer for a save because of a stack (rule stack.10). */
const maxWaitMs = 2_000

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
    const sentence = `while ${name}, somebody waited ${(wait / 1_000).toFixed(1)} s`
    log(`an upgrade: ${sentence}`)
    if (wait > maxWaitMs) late.push(sentence)
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
