import type { JoinedRecord, JoinPreview, RecordCounts } from '@lernspur/contracts/school-admin/student-join.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireTwo } from './join.policy'

interface Comparison {
  readonly target: RecordCounts
  readonly source: RecordCounts
  readonly reports: readonly string[]
}

/** What both records hold and have in common (rule student.11); NOT_FOUND for one of another school. */
export const previewJoin = async (call: Call, studentId: string, sourceId: string): Promise<JoinPreview> => {
  requireTwo(call, studentId, sourceId)
  const { tenantId } = call.actor
  const [records, [compared]] = await call.read((tx) => [
    tx<Omit<JoinedRecord, 'counts'>[]>`
      select s.id, s.first_name, s.last_name, s.avatar, s.birth_date, s.updated_at, s.erases_at is not null as is_erased,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', sc.id, 'name', sc.name, 'schoolYear', sy.name)
            order by sy.school_year_start desc, sc.name, sc.id)
          from student_class_relation scr
          join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
          left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
          where scr.tenant_id = s.tenant_id and scr.student_id = s.id), '[]') as school_classes
      from student s where s.tenant_id = ${tenantId} and s.id = any(${[studentId, sourceId]}::uuid[])`,
    tx<{ comparison: Comparison | null }[]>`
      select compare_student_records(${tenantId}, ${studentId}, ${sourceId}) as comparison`,
  ])
  const target = records.find(({ id }) => id === studentId)
  const source = records.find(({ id }) => id === sourceId)
  const comparison = compared?.comparison
  if (!target || !source || !comparison) return refuse('NOT_FOUND')
  const inSource = new Set(source.schoolClasses.map(({ id }) => id))
  return {
    target: { ...target, counts: comparison.target },
    source: { ...source, counts: comparison.source },
    sharedClasses: target.schoolClasses.filter(({ id }) => inSource.has(id)),
    sharedReports: [...comparison.reports],
  }
}
