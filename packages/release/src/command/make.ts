import { unitId } from '@lernspur/contracts/release/release.contract'
import { ReleaseProblem } from '../registry/author'
import { type Origin, originText } from '../registry/origin'
import { type ReleasableBuild, releaseBuild } from '../release-build'
import { sweep } from '../sweep'
import { unitNamed } from './arguments'
import type { Command, Context } from './command'
import { setName } from './released-set'

const requestedUnits = ({ checkout, units }: Context, name: string | undefined) =>
  name === 'all' ? checkout : [unitNamed(units, name)]

/** Builds a unit and says whether it would fit what is live; releases nothing. */
export const check: Command = {
  run: async ({ installation, build, typed, units }) => {
    const { manifest, folder, notes = [] } = await build(unitNamed(units, typed.words[0]), 'check')
    const effects = (language: 'de' | 'en') =>
      installation.registry.check([manifest], (one) => (one === manifest ? folder : undefined), language)
    const { refusals, widenings } = await effects('en')
    if (refusals.length > 0)
      throw new ReleaseProblem({ de: (await effects('de')).refusals.join('\n'), en: refusals.join('\n') })
    const fits = `${unitId(manifest)} ${manifest.version} fits what is live`
    const { version } = manifest
    const more = [...widenings.map((one) => `  + ${one}`), ...notes.map((one) => `  - ${one}`)]
    return { text: [fits, ...more].join('\n'), data: { version, widenings, notes } }
  },
}

/** What `release --json` prints of each unit. */
export interface ReleasedUnit {
  readonly unit: string
  readonly version: string
  readonly isNew: boolean
  readonly warnings: readonly string[]
  readonly widenings: readonly string[]
  /** What its migrations take away. */
  readonly notes: readonly string[]
}

/** What these releases are built from. Throws for changes that are in no commit, unless the person says so. */
export const originOf = async ({ source, typed }: Pick<Context, 'source' | 'typed'>): Promise<Origin> => {
  const { commit, changed } = (await source?.()) ?? { commit: undefined, changed: [] }
  const [first] = changed
  if (first !== undefined && !typed.isDirty && !typed.isRehearsal)
    throw new Error(
      `${changed.length} files of this checkout are changed and in no commit, such as ${first}: nobody could build this release again. Commit them, or release with --dirty, which stays written at the version.`,
    )
  return { commit, isDirty: first !== undefined, link: typed.link }
}

/** Builds units and registers them; what is live stays. */
export const release: Command = {
  run: async (context) => {
    const { installation, build, by, typed, units, releasedSet } = context
    const origin = await originOf(context)
    const released: (ReleasableBuild & { readonly isNew: boolean })[] = []
    for (const unit of requestedUnits(context, typed.words[0])) {
      const finished = await build(unit, typed.isRehearsal ? 'check' : 'release')
      const isNew = !typed.isRehearsal && (await releaseBuild(installation, finished, by, origin))
      released.push({ ...finished, isNew })
    }
    // As a set, because a new area may need the new service beside it.
    const { refusals, widenings } = await installation.registry.check(
      released.map(({ manifest }) => manifest),
      (manifest) => released.find((one) => one.manifest === manifest)?.folder,
    )
    const done = released.map(({ manifest, isNew, notes = [] }): ReleasedUnit => {
      const of = (texts: readonly string[]) => texts.filter((text) => text.includes(manifest.version))
      const [warnings, more] = [of(refusals), of(widenings)]
      return { unit: unitId(manifest), version: manifest.version, isNew, warnings, widenings: more, notes }
    })
    const isAll = typed.words[0] === 'all'
    const set = done.map(({ unit, version }) => ({ unit: unitNamed(units, unit), version }))
    if (isAll && !typed.isRehearsal) await releasedSet.write(set)
    if (!typed.isRehearsal) await sweep(installation)
    const about = originText(origin)
    const suffix = about === '' ? '' : ` (${about})`
    const result = typed.isRehearsal ? 'would be released' : 'is released'
    const lines = done.flatMap(({ unit, version, isNew, warnings, widenings, notes }) => [
      `${unit} ${version} ${isNew || typed.isRehearsal ? result : 'was released before'}${suffix}`,
      ...warnings.map((warning) => `  ! ${warning}`),
      ...widenings.map((one) => `  + ${one}`),
      ...notes.map((one) => `  - ${one}`),
    ])
    const next = isAll ? [`This is set ${setName(set)}: mfe promote all makes it live.`] : []
    return { text: [...lines, ...next].join('\n'), data: done }
  },
}
