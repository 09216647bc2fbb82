import { enmFileRoutes } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const enmFileCalls = callsOf('enm-file', enmFileRoutes, {
  calls: {
    readEnmSource: { savesNothing: true, showsFailure: true },
    fillEnmFile: { savesNothing: true, showsFailure: true },
  },
})

/** What a file for a half-year can be filled from. */
export const enmSourceMutation = enmFileCalls.readEnmSource
/** The values of completed reports for a file, and remembers what was said of it. */
export const fillEnmFileMutation = enmFileCalls.fillEnmFile
