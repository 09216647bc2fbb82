import { type TalkSheet, talkParts } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { renderTalk } from '@lernspur/documents/render-talk'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { visibleSheet } from '../visible-sheet'
import { talkSheetColumns } from './talk-sheet.query'

interface PrintedSheet extends TalkSheet {
  readonly firstName: string
  readonly lastName: string
  readonly className: string
  readonly schoolName: string
  readonly schoolSlogan: string | null
  readonly printedOn: string
}

/** The sheet as a page for parents, without anybody's note (rule talk.3). Audited as a print. */
export const getTalkSheetPdf = async (call: Call, id: string): Promise<Binary> => {
  const { actor, language } = call
  const [[sheet]] = await call.read((tx) => [
    tx<PrintedSheet[]>`
      select ${talkSheetColumns(tx, actor)}, s.first_name, s.last_name, own_sc.name as class_name, t.name as school_name,
        t.slogan as school_slogan, ${schoolToday(tx, actor)} as printed_on
      from talk_sheet ts
      join app_user u on u.id = ts.creator_id
      join student s on s.tenant_id = ts.tenant_id and s.id = ts.student_id
      join school_class own_sc on own_sc.tenant_id = ts.tenant_id and own_sc.id = ts.school_class_id
      join tenant t on t.id = ts.tenant_id
      where ${visibleSheet(tx, actor)} and ts.id = ${id}`,
  ])
  if (!sheet) return refuse('NOT_FOUND')
  const student = `${sheet.firstName} ${sheet.lastName}`
  const bytes = await drawInTurn(call, () =>
    renderTalk({
      language,
      school: { name: sheet.schoolName, slogan: sheet.schoolSlogan },
      student,
      schoolClass: sheet.className,
      heldOn: sheet.heldOn,
      teacher: `${sheet.creator.firstName} ${sheet.creator.lastName}`,
      parts: talkParts.map((part) => ({ part, text: sheet[part] })),
      printedOn: sheet.printedOn,
    }),
  )
  await call.write((tx) => audit(tx, call, 'talk-sheet.print', id))
  return binary(bytes, { type: 'application/pdf', fileName: `Gespräch ${student} ${sheet.heldOn}.pdf` })
}
