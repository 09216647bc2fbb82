import { talkSheetRoutes } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { callsOf } from '../../derive/calls'

// A student's overview, cached among observations, lists the sheets.
/** @public */
export const talkSheetCalls = callsOf('talk-sheet', talkSheetRoutes, { stale: ['talk-sheet', 'observation'] })

export const talkSheetKeys = talkSheetCalls.keys
export const createTalkSheetMutation = talkSheetCalls.createTalkSheet
export const updateTalkSheetMutation = talkSheetCalls.updateTalkSheet
export const deleteTalkSheetMutation = talkSheetCalls.deleteTalkSheet
/** One sheet with the caller's own note. */
export const talkSheetQuery = talkSheetCalls.getTalkSheet
/** One page for parents, without the note. */
export const talkSheetPdfMutation = talkSheetCalls.getTalkSheetPdf
