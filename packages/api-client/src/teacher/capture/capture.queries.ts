import { captureRoutes } from '@lernspur/contracts/teacher/capture/capture.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const captureCalls = callsOf('capture', captureRoutes)

/** What the page for writing entries shows of a class. */
export const captureQuery = captureCalls.getCapture
/** The newest entry of each child of a class for a competence. */
export const newestEntriesQuery = captureCalls.getNewestEntries
