import type { Observation } from '@lernspur/contracts/observation.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { shownObservation, visibleObservation } from './observation.query'

const columns = {
  id: 'o.id',
  description: 'o.description',
  observedAt: 'o.observed_at',
  studentId: 'o.student_id',
  schoolClassId: 'o.school_class_id',
  competenceId: 'o.competence_id',
  schoolSubjectId: 'o.school_subject_id',
  performanceLevelV2Id: 'o.performance_level_id',
  performanceAssessmentId: 'o.performance_assessment_id',
  creatorId: 'o.creator_id',
  createdAt: 'o.created_at',
  updatedAt: 'o.updated_at',
}

/** Observations of accessible subjects, newest day first. */
export const listObservations = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'observedAt', dir: 'desc' }])
    const matches = tx`${visibleObservation(tx, call.actor)} and ${where}`
    return [
      tx<Observation[]>`
        select ${shownObservation(tx)}
        from observation o join app_user u on u.id = o.creator_id
        where ${matches} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from observation o where ${matches}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
