import { type Unit, unitId } from '@lernspur/contracts/release.contract'
import { ReleaseProblem } from '../registry/author'
import type { Changed } from '../registry/change'
import type { Step } from '../registry/plan'
import { sweep } from '../sweep'
import type { Context, Told } from './command'
import { lineText } from './line-text'

const told = (changes: readonly Changed[], isRehearsal: boolean): Told => ({
  text: changes
    .map(
      ({ after, isNew }) =>
        `${lineText(after)}${isNew ? (isRehearsal ? ' (not done: a dry run)' : '') : ' (as before)'}`,
    )
    .join('\n'),
  data: changes.map(({ before, after, isNew }) => ({
    unit: unitId(after.unit),
    before: { ...before, unit: undefined },
    after: { ...after, unit: undefined },
    isNew,
  })),
  units: changes.map(({ after }) => after.unit),
})

/** Refuses to give pages a version whose files are not all there as they were released (rule release.6). */
export const requireWhole = async ({ place }: Context, unit: Unit, version: string): Promise<void> => {
  const manifest = await place.registry.manifest(unit, version)
  if (!manifest)
    throw new ReleaseProblem(`${unitId(unit)} ${version} is not released: run mfe release ${unitId(unit)} first.`)
  const faults = await place.store.faults(manifest)
  if (faults.length > 0) {
    throw new ReleaseProblem(
      `${unitId(unit)} ${version} is not whole: ${faults.length} files are missing or changed, such as ${faults[0]}. Release it again.`,
    )
  }
}

/** Changes what is live, and says what became of it. */
export const change = async (context: Context, steps: readonly Step[]): Promise<Told> => {
  const { place, by, typed } = context
  const changes = await place.registry.change(steps, { by, isRehearsal: typed.isRehearsal })
  if (!typed.isRehearsal) await sweep(place).catch(() => undefined)
  return told(changes, typed.isRehearsal)
}
