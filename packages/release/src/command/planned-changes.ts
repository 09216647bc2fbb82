import { unitId } from '@lernspur/contracts/release/release.contract'
import { ReleaseProblem } from '../registry/author'
import { promoteStep, type Step } from '../registry/plan'
import type { NamedVersion } from '../registry/releases'
import type { Context } from './command'
import { retirementOf } from './retirement'

/** Changes that follow one another, and whose version before goes at the end. */
export interface PlannedChanges {
  /** Units of each change, none without any. */
  readonly parts: readonly (readonly NamedVersion[])[]
  /** Units whose version before nothing is held against in the last change. */
  readonly retiring: Awaited<ReturnType<typeof retirementOf>>
}

interface PlanOptions {
  /** Whether a version before may go. */
  readonly mayRetire: boolean
  readonly stepOf: (version: NamedVersion) => Step
}

/** The step that makes a version live. */
export const stepsBy =
  (from: string | undefined, set: string | undefined): PlanOptions['stepOf'] =>
  ({ unit, version }) =>
    promoteStep(unit, { version, from, set })

const without = (all: readonly NamedVersion[], some: readonly NamedVersion[]): NamedVersion[] =>
  all.filter(({ unit }) => !some.some((one) => unitId(one.unit) === unitId(unit)))

/**
 * Plans how versions go live (rule release.21): in one change where nothing before is in its way; else first the
 * services that only widen, then the shell and the areas that those allow, and last what narrows, once no page needs
 * what it drops. Each change fits what is live after those before it. Throws a ReleaseProblem where no order helps.
 */
export const plannedChanges = async (
  context: Context,
  versions: readonly NamedVersion[],
  { mayRetire, stepOf }: PlanOptions,
): Promise<PlannedChanges> => {
  const retiring = await retirementOf(context, versions.map(stepOf), mayRetire)
  if (retiring.length === 0) return { parts: [versions], retiring }
  const { registry } = context.installation
  const fits = (some: readonly NamedVersion[]): Promise<boolean> =>
    registry.change(some.map(stepOf), { by: context.by, isRehearsal: true }).then(
      () => true,
      () => false,
    )
  /** As many of `some` as fit after `done`: all of them together, or those that do one by one. */
  const fitting = async (done: readonly NamedVersion[], some: readonly NamedVersion[]): Promise<NamedVersion[]> => {
    if (await fits([...done, ...some])) return [...some]
    const found: NamedVersion[] = []
    for (const one of some) if (await fits([...done, ...found, one])) found.push(one)
    return found
  }
  const isService = ({ unit }: NamedVersion) => unit.kind === 'service'
  const widening = await fitting([], versions.filter(isService))
  const pages = await fitting(
    widening,
    versions.filter((one) => !isService(one)),
  )
  const narrowing = without(versions, [...widening, ...pages])
  return { parts: [widening, pages, narrowing].filter((part) => part.length > 0), retiring }
}

const named = (versions: readonly NamedVersion[]): string =>
  versions.map(({ unit, version }) => `${unitId(unit)} ${version}`).join(', ')

/**
 * Throws a ReleaseProblem for a plan whose last change brings services together with pages that need them, because then
 * all open pages of the version before lose their service at once, before any of them could move over (rule release.21).
 */
export const requireParted = ({ parts, retiring }: PlannedChanges): void => {
  const last = parts.at(-1) ?? []
  const [services, pages] = [true, false].map((isService) =>
    last.filter(({ unit }) => (unit.kind === 'service') === isService),
  )
  if (retiring.length === 0 || !services?.length || !pages?.length) return
  const areas = pages.map(({ unit }) => unitId(unit)).join(', ')
  throw new ReleaseProblem({
    de: `${named(services)} bringt auf einmal, was ${named(pages)} braucht, und nimmt weg, was die Version davor braucht: alle offenen Seiten von ${areas} müssten im selben Augenblick neu laden. Geben Sie zuerst eine Version frei, die nur hinzufügt, und nehmen Sie den Rest mit einer späteren weg; mit --retire geschieht es jetzt.`,
    en: `${named(services)} at once adds what ${named(pages)} needs and drops what the version before needs: all open pages of ${areas} would have to reload at that moment. Promote a version that only adds first, and drop the rest with a later one; --retire does it now.`,
  })
}
