import type { SubjectUse } from '@lernspur/contracts/school-admin/subject-deletion.contract'
import { requireSubjectRight } from '@lernspur/service-kit/access/subject-access'
import type { Call } from '@lernspur/service-kit/call/call'

type Counts = Omit<SubjectUse, 'observationCount' | 'competences'>

/**
 * What is deleted with a subject, and what prevents that (rule subject.5); NO_PERMISSION without the right to manage
 * competences.
 */
export const getSubjectUse = (call: Call, id: string): Promise<SubjectUse> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await requireSubjectRight(tx, call.actor, id, 'competences', 'NO_PERMISSION')
    const counts = tx<Counts[]>`
      select
        (select count(*)::integer from competence_domain cd
          where cd.tenant_id = ${tenantId} and cd.school_subject_id = ${id}) as domain_count,
        (select count(*)::integer from competence c
          join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
          where cd.tenant_id = ${tenantId} and cd.school_subject_id = ${id}) as competence_count,
        (select count(*)::integer from student_subject_relation ssr
          where ssr.tenant_id = ${tenantId} and ssr.school_subject_id = ${id}) as student_count,
        (select count(*)::integer from class_access_right_subject ars
          where ars.tenant_id = ${tenantId} and ars.school_subject_id = ${id}) as colleague_count,
        subject_report_count(${tenantId}, ${id}) as report_count`
    const observedCompetences = tx<SubjectUse['competences'][number][]>`
      select ot.competence_id, count(*)::integer as observation_count from observation_trace ot
      where ot.tenant_id = ${tenantId} and ot.school_subject_id = ${id}
      group by ot.competence_id order by ot.competence_id`
    const [[row], competences] = await Promise.all([counts, observedCompetences])
    if (!row) throw new Error('Counts always make one row.')
    const observationCount = competences.reduce((sum, one) => sum + one.observationCount, 0)
    return { ...row, observationCount, competences: [...competences] }
  })
