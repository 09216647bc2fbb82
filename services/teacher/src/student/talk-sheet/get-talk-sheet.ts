import type { TalkSheet } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { visibleSheet } from '../visible-sheet'
import { talkSheetColumns } from './talk-sheet.query'

/** One sheet; NOT_FOUND for anyone but its author and those who hold all rights on the class (rule talk.1). */
export const getTalkSheet = async (call: Call, id: string): Promise<TalkSheet> => {
  const [[row]] = await call.read((tx) => [
    tx<TalkSheet[]>`
      select ${talkSheetColumns(tx, call.actor)} from talk_sheet ts join app_user u on u.id = ts.creator_id
      where ${visibleSheet(tx, call.actor)} and ts.id = ${id}`,
  ])
  return row ?? refuse('NOT_FOUND')
}
