import { rosterRoutes } from '@lernspur/contracts/school-admin/roster.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { exportOneRoster } from './export/export-one-roster'
import { listRosterSources } from './list-roster-sources'
import { readRoster } from './read-roster'
import type { RosterConfig } from './roster-config'

/** The people of a school as its hub lists them. */
export const rosterSlice = (config: RosterConfig) =>
  slice(rosterRoutes, {
    listRosterSources: ({ call }) => listRosterSources(call, config.hubs),
    exportOneRoster: ({ call }) => exportOneRoster(call),
    readRoster: ({ call, body }) => readRoster(call, body.providerId, config),
  })
