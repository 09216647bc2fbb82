import { classPrintRoutes } from '@lernspur/contracts/teacher/report-print/class-print.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const classPrintCalls = callsOf('class-print', classPrintRoutes)

/** The children of a class with empty columns. */
export const classListPdfMutation = classPrintCalls.getClassListPdf
/** Children by the competences of a subject, with boxes. */
export const observationSheetPdfMutation = classPrintCalls.getObservationSheetPdf
/** All active classes of a school year in one file. */
export const classListsFileMutation = classPrintCalls.getClassListsFile
