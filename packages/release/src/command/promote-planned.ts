import { unitId } from '@lernspur/contracts/release/release.contract'
import { ReleaseProblem } from '../registry/author'
import type { LineChange } from '../registry/change'
import { returnStep } from '../registry/plan'
import type { NamedVersion } from '../registry/releases'
import { change, commandResult, dirtySentences } from './change-live'
import type { CommandResult, Context } from './command'
import type { PlannedChanges, stepsBy } from './planned-changes'
import { setName } from './released-set'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** An error of the same kind, so that the command ends with its code. */
const withText = (error: unknown, text: string): Error =>
  error instanceof ReleaseProblem ? new ReleaseProblem(text, error.reason) : new Error(text)

/**
 * Makes what was live before a set live again, of each unit that is still where the set has brought it. Returns a
 * sentence about it.
 */
const takeBackSet = async (
  { installation: { registry }, by, untilRuns }: Context,
  done: readonly LineChange[],
  { set, why }: { readonly set: string; readonly why: string },
): Promise<string> => {
  const steps = done
    .filter(({ before, after }) => before.stable !== after.stable)
    .map(({ before, after }) => returnStep(before, after, set))
  if (steps.length === 0) return 'Nothing of the set is live.'
  try {
    await registry.change(steps, { by: { ...by, why: `taken back with its set: ${why}`.slice(0, 2_000) } })
  } catch (error) {
    return `The part of the set that is live stays, because what was live before no longer fits: ${reasonOf(error)}`
  }
  const units = steps.map(({ unit }) => unit)
  await untilRuns?.(units).catch(() => undefined)
  return `The set is taken back as a whole: ${units.map(unitId).join(', ')} are at the version before.`
}

interface PlannedPromotion {
  readonly versions: readonly NamedVersion[]
  readonly planned: PlannedChanges
  readonly stepOf: ReturnType<typeof stepsBy>
}

/** What the parts would change, one after the other; writes nothing. */
const rehearse = async (
  { installation: { registry }, by }: Context,
  { planned: { parts, retiring }, stepOf }: PlannedPromotion,
): Promise<LineChange[][]> => {
  const found: LineChange[][] = []
  for (const [index, part] of parts.entries()) {
    const until = parts.slice(0, index + 1).flat()
    const isLast = index === parts.length - 1
    const changes = await registry.change(until.map(stepOf), {
      by,
      isRehearsal: true,
      retiring: isLast ? retiring : [],
    })
    found.push(changes.filter(({ after }) => part.some(({ unit }) => unitId(unit) === unitId(after.unit))))
  }
  return found
}

/** `1. ` before the lines of a change, and room before its further ones. */
const numbered = (text: string, index: number): string =>
  text
    .split('\n')
    .map((line, row) => `${row === 0 ? `${index + 1}.` : '  '} ${line}`)
    .join('\n')

/**
 * Makes versions live by changes that follow one another, each once the services of the one before run. Where one fails,
 * what was live before all of them is live again, and the error says so (rule release.21).
 */
export const promotePlanned = async (context: Context, promotion: PlannedPromotion): Promise<CommandResult> => {
  const { versions, planned, stepOf } = promotion
  const { parts, retiring } = planned
  const [only, ...more] = parts
  if (more.length === 0) return await change(context, (only ?? []).map(stepOf), retiring)
  const { registry } = context.installation
  const { isRehearsal } = context.typed
  const done: LineChange[][] = []
  if (isRehearsal) done.push(...(await rehearse(context, promotion)))
  else {
    try {
      for (const [index, part] of parts.entries()) {
        const isLast = index === parts.length - 1
        done.push(await registry.change(part.map(stepOf), { by: context.by, retiring: isLast ? retiring : [] }))
        await context.untilRuns?.(part.map(({ unit }) => unit))
      }
    } catch (error) {
      const why = reasonOf(error)
      throw withText(error, `${why}\n${await takeBackSet(context, done.flat(), { set: setName(versions), why })}`)
    }
  }
  const result = commandResult(done.flat(), isRehearsal)
  const texts = done.map((changes, index) => numbered(commandResult(changes, isRehearsal).text, index))
  const dirty = await dirtySentences(registry, done.flat())
  const text = [`In ${parts.length} steps, each of which fits what is live then:`, ...texts, ...dirty].join('\n')
  return { ...result, text }
}
