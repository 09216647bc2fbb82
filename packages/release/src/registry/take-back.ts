import { type ReleaseManifest, unitId } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { Fault } from '../compatibility/pair'
import { type CompatibilityCheck, liveOf } from './change'
import { withoutParts } from './joint-canary'
import { type Line, readLines } from './line'
import type { Step } from './plan'
import type { NamedVersion } from './releases'
import type { Signer } from './signature'
import { lockRegistry } from './write-line'

/** A version of a service that does not run. */
export interface DeadVersion extends NamedVersion {
  /** What runs in its place: null for the checkout, undefined where nothing runs yet. */
  readonly runs?: string | null | undefined
}

/** The version that a promotion replaced and that is still released: where to go when there is no fallback. */
const replacedBy = async (tx: Transaction, { unit, version }: NamedVersion): Promise<string | undefined> => {
  const [found] = await tx<{ fromVersion: string }[]>`
    select rev.from_version
    from registry.release_event rev
    join registry.release_version rv
      on rv.kind = rev.kind and rv.name = rev.name and rv.version = rev.from_version
    where rev.kind = ${unit.kind} and rev.name = ${unit.name} and rev.act = 'promote'
      and rev.to_version = ${version} and rev.from_version <> ${version}
    order by rev.id desc
    limit 1`
  return found?.fromVersion
}

/** The line without that version; unchanged where nothing can take its place. */
const leaving = (line: Line, version: string): Line => {
  if (line.stable === version && line.fallback !== null) return { ...line, stable: line.fallback, fallback: null }
  if (line.canary?.version === version) return { ...line, canary: null }
  return line.fallback === version ? { ...line, fallback: null } : line
}

const exchange = (lines: readonly Line[], changed: Line): readonly Line[] =>
  lines.map((line) => (unitId(line.unit) === unitId(changed.unit) ? changed : line))

/** The first line that can leave a version that a fault names: of whoever needs something, else of whoever lacks it. */
const relieved = (faults: readonly Fault[], lines: readonly Line[]): Line | undefined => {
  const named = faults.flatMap(({ consumer, provider }) => [consumer, provider].flatMap((one) => one ?? []))
  const after = ({ version, ...release }: ReleaseManifest): Line | undefined => {
    const line = lines.find(({ unit }) => unitId(unit) === unitId(release))
    const left = line && leaving(line, version)
    return left === line ? undefined : left
  }
  return named.map(after).find((line) => line !== undefined)
}

/**
 * The steps that take back a version of a service that does not run, stable or canary, together with everything that
 * needs it (rule service-release.6). What cannot fit then, because it has no version to go back to, stays: a service
 * that does not run serves nobody. No steps when somebody else has already changed it, or
 * when there is no version before.
 */
export const takeBackSteps = async (
  tx: Transaction,
  signer: Signer,
  dead: DeadVersion,
  compatibility: CompatibilityCheck,
): Promise<Step[]> => {
  await lockRegistry(tx)
  const before = await readLines(tx)
  const line = before.find(({ unit }) => unitId(unit) === unitId(dead.unit))
  if (!line || (line.stable !== dead.version && line.canary?.version !== dead.version)) return []
  const breaking = async (lines: readonly Line[]) =>
    compatibility(await liveOf(tx, signer, withoutParts(lines))).filter(({ isWidening }) => !isWidening)
  const known = new Set((await breaking(before)).map(({ text }) => text))
  const isStable = line.stable === dead.version
  const stable = dead.runs === undefined ? (line.fallback ?? (await replacedBy(tx, dead))) : dead.runs
  if (isStable && stable === undefined) return []
  const taken: Line = isStable ? { ...line, stable: stable ?? null, fallback: null } : { ...line, canary: null }
  let lines = exchange(before, taken)
  for (let next: Line | undefined = taken; next; ) {
    next = relieved(
      (await breaking(lines)).filter(({ text }) => !known.has(text)),
      lines,
    )
    if (next) lines = exchange(lines, next)
  }
  return lines.flatMap((after, index): Step[] => {
    const was = before[index]
    if (!was || after === was) return []
    const isDead = unitId(after.unit) === unitId(dead.unit)
    const version = (was.stable === after.stable ? was.canary?.version : was.stable) ?? dead.version
    const details = { version, ...(!isDead && { with: `${unitId(dead.unit)} ${dead.version}` }) }
    return [{ unit: after.unit, act: 'refuse', plan: () => after, details }]
  })
}
