import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { ReleaseProblem } from '../registry/author'
import type { Step } from '../registry/plan'
import type { Context } from './command'

/**
 * Units whose version before must go so that these steps fit: none if they fit as they are. Throws the ReleaseProblem of
 * the steps if that does not help, and unless `mayRetire` says what would.
 */
export const retirementOf = async (
  { installation: { registry }, by }: Context,
  steps: readonly Step[],
  mayRetire: boolean,
): Promise<readonly Unit[]> => {
  const refusal = (retiring: readonly Unit[]): Promise<unknown> =>
    registry.change(steps, { by, isRehearsal: true, retiring }).then(
      () => undefined,
      (error: unknown) => error,
    )
  const problem = await refusal([])
  if (problem === undefined) return []
  const isRefused = problem instanceof ReleaseProblem && problem.reason === 'refused'
  const units = steps.map(({ unit }) => unit).filter(({ kind }) => kind !== 'service')
  if (!isRefused || (await refusal(units)) !== undefined) throw problem
  let retiring: readonly Unit[] = units
  for (const unit of units) {
    const fewer = retiring.filter((one) => one !== unit)
    if ((await refusal(fewer)) === undefined) retiring = fewer
  }
  if (mayRetire) return retiring
  throw new ReleaseProblem({
    de: `${problem.in('de')}\nDas ist die Version von ${retiring.map(unitId).join(' und ')} davor, die offene Seiten haben: mfe promote mit --retire bittet sie, neu zu laden.`,
    en: `${problem.message}\nThat is the version of ${retiring.map(unitId).join(' and ')} before, which open pages have: --retire asks them to reload.`,
  })
}
