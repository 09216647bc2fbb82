import type { DeskActName, ReleaseEffects } from '@lernspur/contracts/provider/release-desk.contract'
import { unitId } from '@lernspur/contracts/release/release.contract'
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
  /** Other units of a rollback, with commas between them. */
  readonly jointWith?: string | undefined
}

/** Any share reaches the same pages, so that the check needs none. */
const anyWeight = 1

/** What would break if it was done now (rules release.5, desk.5, desk.10). */
export const getReleaseEffects = async (
  call: Call,
  config: ServiceConfig,
  { unit: id, act, version, jointWith }: CheckedAct,
): Promise<ReleaseEffects> => {
  await requireReleaser(call)
  return await withReleases(config, call.language, async (installation) => {
    const lines = await installation.registry.lines()
    const { unit, stable } = releasedLine(lines, id)
    const others = jointWith?.split(',').map((one) => ({ unit: one, from: releasedLine(lines, one).stable }))
    const wanted = { act, version, weight: anyWeight, from: stable, jointWith: others }
    const requested = requestedAct(lines, unit, wanted, call.language)
    const { refusals, widenings, plan } = await effectsOf(installation, requested, call.language)
    return {
      refusals: [...refusals],
      widenings: [...widenings],
      plan: plan.map((one) => ({ ...one, unit: unitId(one.unit) })),
    }
  })
}
