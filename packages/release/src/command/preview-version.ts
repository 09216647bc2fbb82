import { ReleaseProblem } from '../registry/author'
import { UsageProblem, unitNamed, versionNamed } from './arguments'
import { requireStoredFiles } from './change-live'
import type { Command } from './command'

/** Gives the address of a preview of a released version, which must fit what is live. */
export const preview: Command = {
  run: async (context) => {
    const { installation, units, typed, previewAddress } = context
    const { words, hours = 24 } = typed
    if (hours < 1) throw new UsageProblem('--hours must be at least 1.')
    const unit = unitNamed(units, words[0])
    if (unit.kind !== 'area') throw new UsageProblem(`${words[0]} is no area: only areas have previews.`)
    const version = versionNamed(words[1])
    const manifest = await installation.registry.manifest(unit, version)
    if (!manifest) throw new UsageProblem(`${words[0]} ${version} was never released.`)
    await requireStoredFiles(context, [{ unit, version }])
    const { refusals } = await installation.registry.check([manifest])
    if (refusals.length > 0) throw new ReleaseProblem(refusals.join('\n'))
    const expires = Date.now() + hours * 3_600_000
    const address = previewAddress({ area: unit.name, version, expires })
    const text = `${unit.name} ${version}, for ${hours} hours, to whoever is signed in there and agrees:\n  ${address}`
    return { text, data: { area: unit.name, version, expires: new Date(expires).toISOString(), address } }
  },
}
