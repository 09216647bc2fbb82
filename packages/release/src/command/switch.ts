import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { flagsIn } from '../registry/flags-in'
import { jointName } from '../registry/joint-canary'
import type { FlagRule, Line } from '../registry/line'
import {
  canaryStep,
  type FlagChange,
  flagStep,
  pinStep,
  retireStep,
  rollbackStep,
  type Step,
  switchStep,
} from '../registry/plan'
import type { NamedVersion } from '../registry/releases'
import { UsageProblem, unitNamed, versionNamed } from './arguments'
import { change, requireStoredFiles } from './change-live'
import type { Command, Context } from './command'
import { plannedChanges, requireParted, stepsBy } from './planned-changes'
import { promotePlanned } from './promote-planned'
import { requestedVersions } from './requested-versions'
import { setVersions } from './set-versions'

const lineOf = async ({ installation }: Context, unit: Unit): Promise<Line | undefined> =>
  (await installation.registry.lines()).find((line) => unitId(line.unit) === unitId(unit))

/** Makes versions live for everybody. */
export const promote: Command = {
  run: async (context) => {
    const { words, from, isRetiring } = context.typed
    const isAll = words[0] === 'all'
    const { name, versions, leftOut } = isAll
      ? await setVersions(context)
      : { name: undefined, versions: await requestedVersions(context), leftOut: [] }
    await requireStoredFiles(context, versions)
    const stepOf = stepsBy(from, name)
    const planned = await plannedChanges(context, versions, { mayRetire: isAll || isRetiring, stepOf })
    if (!isRetiring) requireParted(planned)
    const done = await promotePlanned(context, { versions, planned, stepOf })
    const { retiring } = planned
    const gone = retiring.map(
      (unit) =>
        `The version of ${unitId(unit)} before is retired, because what is live now no longer fits it: its open pages are asked to reload.`,
    )
    return { ...done, text: [done.text, ...gone, ...leftOut].join('\n'), retiring }
  },
}

/** Lets the previous version go. */
export const retire: Command = {
  run: async (context) => {
    const { words } = context.typed
    const units = (words.length > 0 ? words : [undefined]).map((name) => unitNamed(context.units, name))
    return await change(context, units.map(retireStep))
  },
}

/** The version that somebody saw of each unit: one for all, or one each, with commas between them. */
const seenVersions = (units: readonly Unit[], from: string | undefined): readonly (string | undefined)[] => {
  const versions = from?.split(',') ?? []
  if (versions.length <= 1) return units.map(() => versions[0])
  if (versions.length === units.length) return versions
  throw new UsageProblem(`--from names ${versions.length} versions for ${units.length} units.`)
}

/** Makes the previous version live again. */
export const rollback: Command = {
  run: async (context) => {
    const { words, from } = context.typed
    const units = (words.length > 0 ? words : [undefined]).map((name) => unitNamed(context.units, name))
    const seen = seenVersions(units, from)
    const steps: Step[] = []
    const versions: NamedVersion[] = []
    for (const [index, unit] of units.entries()) {
      const line = await lineOf(context, unit)
      if (line?.fallback) versions.push({ unit, version: line.fallback })
      // Bound to what is live now, so that of two people who roll back at once nobody goes back a second step.
      steps.push(rollbackStep(unit, seen[index] ?? line?.stable ?? undefined))
    }
    await requireStoredFiles(context, versions)
    return await change(context, steps)
  },
}

/** Gives versions to a share of users, several units jointly. */
export const canary: Command = {
  run: async (context) => {
    const { weight = 10, from } = context.typed
    const units = await requestedVersions(context, true)
    await requireStoredFiles(context, units)
    const joint = jointName(units.map(({ unit }) => unit))
    return await change(
      context,
      units.map(({ unit, version }) => canaryStep(unit, { version, weight, together: joint, from })),
    )
  },
}

const schoolNamed = (school: string): string => {
  if (uuid.test(school)) return school
  throw new UsageProblem(`${school} is no id of a school. The address of its page under /provider/tenant holds it.`)
}

const requireSchool = async ({ isSchool }: Context, school: string): Promise<void> => {
  if (await isSchool(school)) return
  throw new UsageProblem(
    `There is no school with the id ${school}. The address of its page under /provider/tenant holds it.`,
  )
}

/** How the options change who sees what is behind a flag, and what the history tells of it. */
const changeOfFlag = ({ weight, school, isOff }: Context['typed']): Pick<FlagChange, 'to' | 'details'> => {
  if (school !== undefined) {
    const others = ({ schools }: FlagRule) => schools.filter((one) => one !== school)
    return {
      to: (rule) => ({ ...rule, schools: isOff ? others(rule) : [...others(rule), school] }),
      details: isOff ? { 'no longer in school': school } : { school },
    }
  }
  if (isOff) return { to: () => ({ share: 0, schools: [] }), details: { weight: 0 } }
  if (weight === undefined) throw new UsageProblem('For whom? Give --weight <per cent>, --school <id> or --off.')
  return { to: (rule) => ({ ...rule, share: weight }), details: { weight } }
}

/** Switches what an area hides behind a flag, for a share of users or for a school (rule release.24). */
export const flag: Command = {
  run: async (context) => {
    const { words, isOff } = context.typed
    const unit = unitNamed(context.units, words[0])
    const flags = flagsIn(await context.installation.registry.live(), unit).map((one) => one.name)
    const name = words[1]
    if (name === undefined) throw new UsageProblem(`Which flag? ${unitId(unit)} has ${flags.join(', ') || 'none'}.`)
    const school = context.typed.school === undefined ? undefined : schoolNamed(context.typed.school)
    // A school that no longer exists can still be taken out.
    if (school !== undefined && !isOff) await requireSchool(context, school)
    return await change(context, [flagStep(unit, name, { ...changeOfFlag(context.typed), flags })])
  },
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Keeps a school on a version. */
export const pin: Command = {
  run: async (context) => {
    const { words, school, isOff } = context.typed
    const unit = unitNamed(context.units, words[0])
    if (school === undefined) throw new UsageProblem('Which school? Name its id by --school.')
    if (isOff) return await change(context, [pinStep(unit, schoolNamed(school), undefined)])
    const version = versionNamed(words[1])
    // A school that no longer exists can still be unpinned.
    await requireSchool(context, schoolNamed(school))
    await requireStoredFiles(context, [{ unit, version }])
    return await change(context, [pinStep(unit, school, version)])
  },
}

const switching = (isEnabled: boolean): Command => ({
  run: (context) => change(context, [switchStep(unitNamed(context.units, context.typed.words[0]), isEnabled)]),
})

export const disable = switching(false)
export const enable = switching(true)
