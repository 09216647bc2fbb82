import type { TalkSheet } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { visibleSheet } from '../visible-sheet'

/** Select list over `ts` (talk_sheet) and its creator `u`. The note is read for its author alone (rule talk.3). */
export const talkSheetColumns = (tx: Transaction, actor: Actor): Fragment => tx`
  ts.id, ts.student_id, ts.school_class_id, ts.held_on, ts.going_well, ts.practising, ts.next_step, ts.agreed,
  coalesce((
    select tn.note from talk_note tn
    where tn.tenant_id = ts.tenant_id and tn.talk_sheet_id = ts.id and tn.author_id = ${actor.userId}), '') as note,
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator,
  ts.created_at, ts.updated_at`

/** Reads a sheet after a change, in the same transaction. */
export const readSheet = async (tx: Transaction, { actor }: Call, id: string): Promise<TalkSheet> => {
  const [row] = await tx<TalkSheet[]>`
    select ${talkSheetColumns(tx, actor)} from talk_sheet ts join app_user u on u.id = ts.creator_id
    where ${visibleSheet(tx, actor)} and ts.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
