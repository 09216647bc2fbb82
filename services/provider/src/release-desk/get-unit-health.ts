import type { UnitHealth } from '@lernspur/contracts/provider/release-desk.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { withReleases } from './open-releases'
import { requireReleaser } from './release-desk.policy'
import { releasedLine } from './requested-act'

/** How many of a unit's newest events are read to find when its versions got live. */
const eventLimit = 200

/** How the unit's versions fared in the last seven days, with its worst calls (rule desk.9). NOT_FOUND for an unknown unit. */
export const getUnitHealth = async (call: Call, config: ServiceConfig, id: string): Promise<UnitHealth> => {
  await requireReleaser(call)
  return await withReleases(config, call.language, async ({ registry }) => {
    const { unit } = releasedLine(await registry.lines(), id)
    const [health, events] = await Promise.all([registry.unitHealth(unit), registry.events(unit, eventLimit)])
    const switches = events
      .flatMap(({ at, act, fromVersion, toVersion }) =>
        // A release names its version without making it live.
        act !== 'release' && toVersion !== null && fromVersion !== toVersion ? [{ at, act, version: toVersion }] : [],
      )
      .toReversed()
    return { at: new Date().toISOString(), hours: [...health.hours], routes: [...health.routes], switches }
  })
}
