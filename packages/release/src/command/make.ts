import { type ReleaseManifest, unitId } from '@lernspur/contracts/release/release.contract'
import { ReleaseProblem } from '../registry/author'
import { releaseBuild } from '../release-build'
import { sweep } from '../sweep'
import { unitNamed } from './arguments'
import type { Command, Context } from './command'
import { setName } from './released-set'

const requestedUnits = ({ checkout, units }: Context, name: string | undefined) =>
  name === 'all' ? checkout : [unitNamed(units, name)]

/** Builds a unit and says whether it would fit what is live; releases nothing. */
export const check: Command = {
  run: async ({ installation, build, typed, units }) => {
    const { manifest } = await build(unitNamed(units, typed.words[0]))
    const { refusals, widenings } = await installation.registry.check([manifest])
    if (refusals.length > 0) throw new ReleaseProblem(refusals.join('\n'))
    const fits = `${unitId(manifest)} ${manifest.version} fits what is live`
    const { version } = manifest
    return { text: [fits, ...widenings.map((one) => `  + ${one}`)].join('\n'), data: { version, widenings } }
  },
}

/** What `release --json` prints of each unit. */
export interface ReleasedUnit {
  readonly unit: string
  readonly version: string
  readonly isNew: boolean
  readonly warnings: readonly string[]
  readonly widenings: readonly string[]
}

/** Builds units and registers them; what is live stays. */
export const release: Command = {
  run: async (context) => {
    const { installation, build, by, typed, units, releasedSet } = context
    const released: { readonly manifest: ReleaseManifest; readonly isNew: boolean }[] = []
    for (const unit of requestedUnits(context, typed.words[0])) {
      const finished = await build(unit)
      const { manifest } = finished
      const isNew = !typed.isRehearsal && (await releaseBuild(installation, finished, by))
      released.push({ manifest, isNew })
    }
    // As a set, because a new area may need the new service beside it.
    const { refusals, widenings } = await installation.registry.check(released.map(({ manifest }) => manifest))
    const done = released.map(({ manifest, isNew }): ReleasedUnit => {
      const about = (texts: readonly string[]) => texts.filter((text) => text.includes(manifest.version))
      const [warnings, more] = [about(refusals), about(widenings)]
      return { unit: unitId(manifest), version: manifest.version, isNew, warnings, widenings: more }
    })
    const isAll = typed.words[0] === 'all'
    const set = done.map(({ unit, version }) => ({ unit: unitNamed(units, unit), version }))
    if (isAll && !typed.isRehearsal) await releasedSet.write(set)
    if (!typed.isRehearsal) await sweep(installation)
    const result = typed.isRehearsal ? 'would be released' : 'is released'
    const lines = done.flatMap(({ unit, version, isNew, warnings, widenings }) => [
      `${unit} ${version} ${isNew || typed.isRehearsal ? result : 'was released before'}`,
      ...warnings.map((warning) => `  ! ${warning}`),
      ...widenings.map((one) => `  + ${one}`),
    ])
    const next = isAll ? [`This is set ${setName(set)}: mfe promote all makes it live.`] : []
    return { text: [...lines, ...next].join('\n'), data: done }
  },
}
