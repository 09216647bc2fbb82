import { releaseDeskRoutes } from '@lernspur/contracts/provider/release-desk.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { getReleaseDesk } from './get-release-desk'
import { getReleaseEffects } from './get-release-effects'
import { getUnitHealth } from './get-unit-health'
import { switchRelease } from './switch-release'
import { switchReleaseFlag } from './switch-release-flag'

/** Releases of the shell, the areas and the services (rules desk.5, desk.6). */
export const releaseDeskSlice = (config: ServiceConfig): Slice =>
  slice(releaseDeskRoutes, {
    getReleaseDesk: ({ call }) => getReleaseDesk(call, config),
    getUnitHealth: ({ call, params }) => getUnitHealth(call, config, params.unit),
    getReleaseEffects: ({ call, params, query }) => getReleaseEffects(call, config, { ...params, ...query }),
    switchRelease: ({ call, params, body }) => switchRelease(call, config, params.unit, body),
    switchReleaseFlag: ({ call, params, body }) => switchReleaseFlag(call, config, params, body),
  })
