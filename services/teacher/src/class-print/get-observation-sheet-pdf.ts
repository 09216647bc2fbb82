import type { NameOrder } from '@lernspur/contracts/identity/user.contract'
import { renderClass } from '@lernspur/documents/render-class'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { byName, headQuery } from './class-print.query'

interface SheetSubject {
  readonly name: string
  readonly domains: readonly { name: string; symbol: string | null; competences: readonly string[] }[]
}

/** Children who take part in a subject by its competences, with boxes (rule print.7). Audited as a print. */
export const getObservationSheetPdf = async (
  call: Call,
  { schoolClassId, schoolSubjectId }: { schoolClassId: string; schoolSubjectId: string },
  order: NameOrder = 'firstName',
): Promise<Binary> => {
  const { actor, language } = call
  const [[head], [subject], students] = await call.read((tx) => [
    headQuery(tx, actor, schoolClassId),
    tx<SheetSubject[]>`
      select ss.name, (
        select coalesce(json_agg(json_build_object('name', cd.name, 'symbol', cd.symbol, 'competences', (
            select coalesce(json_agg(c.description order by c.position, c.id), '[]') from competence c
            where c.tenant_id = cd.tenant_id and c.domain_id = cd.id
          )) order by cd.position, cd.id), '[]')
        from competence_domain cd
        where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
      ) as domains
      from school_subject ss
      where ss.tenant_id = ${actor.tenantId} and ss.school_class_id = ${schoolClassId} and ss.id = ${schoolSubjectId}
        and ss.id in (${visibleSubjects(tx, actor)})`,
    tx<{ firstName: string; lastName: string }[]>`
      select s.first_name, s.last_name
      from student_subject_relation ssr
      join student s on s.tenant_id = ssr.tenant_id and s.id = ssr.student_id
      where ssr.tenant_id = ${actor.tenantId} and ssr.school_class_id = ${schoolClassId}
        and ssr.school_subject_id = ${schoolSubjectId}
      order by ${byName(tx, order)}`,
  ])
  if (!head || !subject) return refuse('NOT_FOUND')
  const bytes = await drawInTurn(call, () =>
    renderClass({
      kind: 'observation-sheet',
      language,
      school: { name: head.schoolName, slogan: head.slogan },
      schoolClass: { name: head.className, nickname: head.nickname },
      subject: subject.name,
      domains: subject.domains,
      students: [...students],
      order,
      printedOn: head.printedOn,
    }),
  )
  await call.write((tx) => audit(tx, call, 'subject.print', schoolSubjectId))
  const name = language === 'de' ? 'Beobachtungsbogen' : 'Observation sheet'
  return binary(bytes, { type: 'application/pdf', fileName: `${name} ${subject.name} ${head.className}.pdf` })
}
