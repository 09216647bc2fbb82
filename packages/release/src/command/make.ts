import { unitId, units } from '@lernspur/contracts/release.contract'
import { ReleaseProblem } from '../registry/author'
import { releaseBuild } from '../release-build'
import { sweep } from '../sweep'
import { unitNamed } from './arguments'
import type { Command } from './command'

const asked = (name: string | undefined) =>
  name === 'all' ? Object.values(units).filter(({ kind }) => kind !== 'service') : [unitNamed(name)]

/** Builds a unit and says whether it would fit what is live; releases nothing. */
export const check: Command = {
  usage: '<unit>',
  summary: 'builds it and says what would break if it became live',
  run: async ({ place, build, typed }) => {
    const { manifest } = await build(unitNamed(typed.words[0]))
    const faults = await place.registry.check(manifest)
    if (faults.length > 0) throw new ReleaseProblem(faults.join('\n'))
    return { text: `${unitId(manifest)} ${manifest.version} fits what is live`, data: { version: manifest.version } }
  },
}

/** Builds units and puts them beside what is live; pages keep what they have. */
export const release: Command = {
  usage: '<unit|all>',
  summary: 'builds it and puts it into the registry; what is live stays',
  run: async ({ place, build, by, typed }) => {
    const done: { unit: string; version: string; isNew: boolean; warnings: string[] }[] = []
    for (const unit of asked(typed.words[0])) {
      const finished = await build(unit)
      const { version } = finished.manifest
      const isNew = !typed.isRehearsal && (await releaseBuild(place, finished, by))
      done.push({ unit: unitId(unit), version, isNew, warnings: await place.registry.check(finished.manifest) })
    }
    if (!typed.isRehearsal) await sweep(place)
    const said = typed.isRehearsal ? 'would be released' : 'is released'
    const lines = done.flatMap(({ unit, version, isNew, warnings }) => [
      `${unit} ${version} ${isNew || typed.isRehearsal ? said : 'was released before'}`,
      ...warnings.map((warning) => `  ! ${warning}`),
    ])
    return { text: lines.join('\n'), data: done }
  },
}
