import type { NameOrder } from '@lernspur/contracts/identity/user.contract'
import { renderClass } from '@lernspur/documents/render-class'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { byName, headQuery } from './class-print.query'

/** The children of a class as a list with empty columns (rule print.7). Audited as a print. */
export const getClassListPdf = async (
  call: Call,
  schoolClassId: string,
  order: NameOrder = 'firstName',
): Promise<Binary> => {
  const { actor, language } = call
  const [[head], students] = await call.read((tx) => [
    headQuery(tx, actor, schoolClassId),
    tx<{ firstName: string; lastName: string }[]>`
      select s.first_name, s.last_name
      from student_class_relation scr
      join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id
      where scr.tenant_id = ${actor.tenantId} and scr.school_class_id = ${schoolClassId}
      order by ${byName(tx, order)}`,
  ])
  if (!head) return refuse('NOT_FOUND')
  const bytes = await drawInTurn(call, () =>
    renderClass({
      kind: 'class-list',
      language,
      school: { name: head.schoolName, slogan: head.slogan },
      schoolClass: { name: head.className, nickname: head.nickname },
      students: [...students],
      order,
      printedOn: head.printedOn,
    }),
  )
  await call.write((tx) => audit(tx, call, 'school-class.print', schoolClassId))
  const name = language === 'de' ? 'Klassenliste' : 'Class list'
  return binary(bytes, { type: 'application/pdf', fileName: `${name} ${head.className}.pdf` })
}
