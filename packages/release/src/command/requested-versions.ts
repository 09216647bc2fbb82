import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { jointLines } from '../registry/joint-canary'
import { emptyLine, type Line } from '../registry/line'
import type { NamedVersion } from '../registry/releases'
import { UsageProblem, unitNamed, versionNamed } from './arguments'
import type { Context } from './command'

/** `teacher 0.1.0-1a2b3c4d teacher-service`: units, each followed by its version, if one is given. */
const pairsOf = ({ units, typed: { words } }: Context): { readonly unit: Unit; readonly word?: string }[] => {
  const isUnit = (word: string) => units.some((unit) => unitId(unit) === word)
  const [first, ...rest] = words
  const pairs: { unit: Unit; word?: string }[] = [{ unit: unitNamed(units, first) }]
  for (const word of rest) {
    const last = pairs.at(-1)
    if (last && last.word === undefined && !isUnit(word)) last.word = word
    else pairs.push({ unit: unitNamed(units, word) })
  }
  return pairs
}

const lineIn = (lines: readonly Line[], unit: Unit): Line =>
  lines.find((line) => unitId(line.unit) === unitId(unit)) ?? emptyLine(unit)

/**
 * The typed units and versions. A unit without a version stands for its canary together with all units of its joint
 * canary; `jointCanaries` adds these also when the canary's version was typed.
 */
export const requestedVersions = async (context: Context, jointCanaries = false): Promise<readonly NamedVersion[]> => {
  const lines = await context.installation.registry.lines()
  const pairs = pairsOf(context)
  const requested = pairs.flatMap(({ unit, word }) => {
    const line = lineIn(lines, unit)
    const version = versionNamed(word ?? line.canary?.version)
    const isJoint = word === undefined || (jointCanaries && pairs.length === 1 && version === line.canary?.version)
    const others = isJoint ? jointLines(line, lines).filter((one) => unitId(one.unit) !== unitId(unit)) : []
    return [
      { unit, version },
      ...others.flatMap((one) => (one.canary ? { unit: one.unit, version: one.canary.version } : [])),
    ]
  })
  const once = [...new Map(requested.toReversed().map((one) => [unitId(one.unit), one])).values()].toReversed()
  if (context.typed.from !== undefined && once.length > 1) throw new UsageProblem('--from is for one unit at a time.')
  return once
}
