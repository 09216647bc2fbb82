import { talkSheetRoutes } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { slice } from '@lernspur/service-kit/service/slice'
import { createTalkSheet } from './create-talk-sheet'
import { getTalkSheet } from './get-talk-sheet'
import { getTalkSheetPdf } from './get-talk-sheet-pdf'
import { lockSheet } from './talk-sheet.policy'
import { updateTalkSheet } from './update-talk-sheet'

/** Sheets for talks with parents. */
export const talkSheetSlice = slice(talkSheetRoutes, {
  createTalkSheet: ({ call, params, body }) => createTalkSheet(call, params, body),
  getTalkSheet: ({ call, params }) => getTalkSheet(call, params.talkSheetId),
  updateTalkSheet: ({ call, params, body }) => updateTalkSheet(call, params.talkSheetId, body),
  deleteTalkSheet: ({ call, params }) => removeRow(call, 'talk-sheet', params.talkSheetId, lockSheet),
  getTalkSheetPdf: ({ call, params }) => getTalkSheetPdf(call, params.talkSheetId),
})
