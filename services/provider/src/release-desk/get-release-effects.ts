import type { DeskActName, ReleaseEffects } from '@lernspur/contracts/provider/release-desk.contract'
import { effectsOf } from '@lernspur/release/desk/desk-act'
import type { Call } from '@lernspur/service-kit/call/call'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { withReleases } from './open-releases'
import { requireReleaser } from './release-desk.policy'
import { releasedLine, requestedAct } from './requested-act'

interface CheckedAct {
  readonly unit: string
  readonly act: DeskActName
  readonly version?: string | undefined
}

/** Any share reaches the same pages, so that the check needs none. */
const anyWeight = 1

/** What would break if it was done now (rules release.5, desk.5). */
export const getReleaseEffects = async (
  call: Call,
  config: ServiceConfig,
  { unit: id, act, version }: CheckedAct,
): Promise<ReleaseEffects> => {
  await requireReleaser(call)
  return await withReleases(config, call.language, async (installation) => {
    const { unit, stable } = releasedLine(await installation.registry.lines(), id)
    const requested = requestedAct(unit, { act, version, weight: anyWeight, from: stable }, call.language)
    const { refusals, widenings } = await effectsOf(installation, requested, call.language)
    return { refusals: [...refusals], widenings: [...widenings] }
  })
}
