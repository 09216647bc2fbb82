import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { jointName } from '../registry/joint-canary'
import type { Line } from '../registry/line'
import { canaryStep, pinStep, promoteStep, rollbackStep, type Step, switchStep } from '../registry/plan'
import type { NamedVersion } from '../registry/releases'
import { UsageProblem, unitNamed, versionNamed } from './arguments'
import { change, requireStoredFiles } from './change-live'
import type { Command, Context } from './command'
import { newestVersions } from './newest-versions'
import { requestedVersions } from './requested-versions'

const lineOf = async ({ installation }: Context, unit: Unit): Promise<Line | undefined> =>
  (await installation.registry.lines()).find((line) => unitId(line.unit) === unitId(unit))

/** Makes versions live for everybody. */
export const promote: Command = {
  usage: '<unit> <version>… [--from <version>] | all',
  summary: 'makes versions live for everybody, together; without one, the canary. `all`: the newest of each',
  run: async (context) => {
    const { words, from } = context.typed
    const { versions, leftOut } =
      words[0] === 'all' ? await newestVersions(context) : { versions: await requestedVersions(context), leftOut: [] }
    await requireStoredFiles(context, versions)
    const done = await change(
      context,
      versions.map(({ unit, version }) => promoteStep(unit, { version, from })),
    )
    return { ...done, text: [done.text, ...leftOut].join('\n') }
  },
}

/** Makes the previous version live again. */
export const rollback: Command = {
  usage: '<unit>… [--from <version>]',
  summary: 'makes the version before live again; several units go back together',
  run: async (context) => {
    const { words, from } = context.typed
    const units = (words.length > 0 ? words : [undefined]).map((name) => unitNamed(context.units, name))
    const steps: Step[] = []
    const versions: NamedVersion[] = []
    for (const unit of units) {
      const line = await lineOf(context, unit)
      if (line?.fallback) versions.push({ unit, version: line.fallback })
      // Bound to what is live now, so that of two people who roll back at once nobody goes back a second step.
      steps.push(rollbackStep(unit, from ?? line?.stable ?? undefined))
    }
    await requireStoredFiles(context, versions)
    return await change(context, steps)
  },
}

/** Gives versions to a share of users, several units jointly. */
export const canary: Command = {
  usage: '<unit> <version>… [--weight 10] [--from <version>]',
  summary: 'gives versions to a share of users, in per cent, several as one; --weight 0 ends it',
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

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Keeps a school on a version. */
export const pin: Command = {
  usage: '<unit> <version> --school <id> | <unit> --school <id> --off',
  summary: 'keeps a school on a version, whatever is live for others; --off lets it follow again',
  run: async (context) => {
    const { words, school, isOff } = context.typed
    const unit = unitNamed(context.units, words[0])
    if (school === undefined) throw new UsageProblem('Which school? Name its id by --school.')
    if (!uuid.test(school)) {
      throw new UsageProblem(`${school} is no id of a school. The address of its page under /provider/tenant holds it.`)
    }
    if (isOff) return await change(context, [pinStep(unit, school, undefined)])
    const version = versionNamed(words[1])
    // A school that no longer exists can still be unpinned.
    if (!(await context.isSchool(school))) {
      throw new UsageProblem(
        `There is no school with the id ${school}. The address of its page under /provider/tenant holds it.`,
      )
    }
    await requireStoredFiles(context, [{ unit, version }])
    return await change(context, [pinStep(unit, school, version)])
  },
}

const switching = (isEnabled: boolean): Command => ({
  usage: '<area>',
  summary: isEnabled ? 'switches an area on again' : 'switches an area off for new pages',
  run: (context) => change(context, [switchStep(unitNamed(context.units, context.typed.words[0]), isEnabled)]),
})

export const disable = switching(false)
export const enable = switching(true)
