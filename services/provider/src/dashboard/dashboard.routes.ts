import { dashboardRoutes } from '@lernspur/contracts/provider/dashboard.contract'
import type { ConfiguredCell } from '@lernspur/service-kit/process/cell-config'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { getInstallation } from './get-installation'
import { getLastBackup } from './get-last-backup'
import { getLooseEnds } from './get-loose-ends'
import { getQuietSchools } from './get-quiet-schools'
import { getSchoolHistory } from './get-school-history'
import { makeCellStates } from './read-cells'

/** The provider's overview, one call per card, so that one that fails leaves the others alone. */
export const dashboardSlice = (config: ServiceConfig, configured: readonly ConfiguredCell[]): Slice => {
  const cells = makeCellStates(configured)
  return slice(dashboardRoutes, {
    getSchoolHistory: ({ call }) => getSchoolHistory(call),
    getQuietSchools: ({ call, query }) => getQuietSchools(call, Number(query.weeks)),
    getLooseEnds: ({ call }) => getLooseEnds(call),
    getInstallation: ({ call }) => getInstallation(call, config),
    getLastBackup: ({ call }) => getLastBackup(call),
    getCells: () => ({ cells: [...cells.latest()] }),
  })
}
