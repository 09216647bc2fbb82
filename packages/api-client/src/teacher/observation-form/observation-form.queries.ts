import { observationFormRoutes } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const observationFormCalls = callsOf('capture', observationFormRoutes)

/** What the page for writing entries shows of a class. */
export const observationFormQuery = observationFormCalls.getCapture
/** The newest entry of each child of a class for a competence. */
export const newestEntriesQuery = observationFormCalls.getNewestEntries
