import { unitId } from '@lernspur/contracts/release/release.contract'
import { ReleaseProblem } from '../registry/author'
import { releaseBuild } from '../release-build'
import { sweep } from '../sweep'
import { unitNamed } from './arguments'
import type { Command, Context } from './command'

const requestedUnits = ({ checkout, units }: Context, name: string | undefined) =>
  name === 'all' ? checkout : [unitNamed(units, name)]

/** Builds a unit and says whether it would fit what is live; releases nothing. */
export const check: Command = {
  usage: '<unit>',
  summary: 'builds it and says what would break if it became live',
  run: async ({ installation, build, typed, units }) => {
    const { manifest } = await build(unitNamed(units, typed.words[0]))
    const faults = await installation.registry.check(manifest)
    if (faults.length > 0) throw new ReleaseProblem(faults.join('\n'))
    return { text: `${unitId(manifest)} ${manifest.version} fits what is live`, data: { version: manifest.version } }
  },
}

/** What `release --json` prints of each unit. */
export interface ReleasedUnit {
  readonly unit: string
  readonly version: string
  readonly isNew: boolean
  readonly warnings: readonly string[]
}

/** Builds units and registers them; what is live stays. */
export const release: Command = {
  usage: '<unit|all>',
  summary: 'builds it and puts it into the registry; what is live stays',
  run: async (context) => {
    const { installation, build, by, typed } = context
    const done: ReleasedUnit[] = []
    for (const unit of requestedUnits(context, typed.words[0])) {
      const finished = await build(unit)
      const { version } = finished.manifest
      const isNew = !typed.isRehearsal && (await releaseBuild(installation, finished, by))
      done.push({ unit: unitId(unit), version, isNew, warnings: await installation.registry.check(finished.manifest) })
    }
    if (!typed.isRehearsal) await sweep(installation)
    const result = typed.isRehearsal ? 'would be released' : 'is released'
    const lines = done.flatMap(({ unit, version, isNew, warnings }) => [
      `${unit} ${version} ${isNew || typed.isRehearsal ? result : 'was released before'}`,
      ...warnings.map((warning) => `  ! ${warning}`),
    ])
    return { text: lines.join('\n'), data: done }
  },
}
