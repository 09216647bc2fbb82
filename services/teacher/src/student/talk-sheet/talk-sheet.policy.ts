import type { TalkSheet } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { visibleSheet } from '../visible-sheet'
import { talkSheetColumns } from './talk-sheet.query'

/** Locks a sheet for a change; NOT_FOUND when invisible, `refusal` in a class that the caller may not write in. */
export const lockSheet = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode): Promise<TalkSheet> => {
  const [row] = await tx<TalkSheet[]>`
    select ${talkSheetColumns(tx, call.actor)} from talk_sheet ts join app_user u on u.id = ts.creator_id
    where ${visibleSheet(tx, call.actor)} and ts.id = ${id} for update of ts`
  if (!row) return refuse('NOT_FOUND')
  await requireClassRight(tx, call.actor, row.schoolClassId, 'write', refusal)
  return row
}
