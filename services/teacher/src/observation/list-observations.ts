import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { shownObservation, visibleObservation } from './observation.query'
import type { NewEntry, ObservationVersion, ShownEntry } from './observation-version'

const columns = {
  id: 'o.id',
  description: 'o.description',
  observedAt: 'o.observed_at',
  studentId: 'o.student_id',
  schoolClassId: 'o.school_class_id',
  competenceId: 'o.competence_id',
  schoolSubjectId: 'o.school_subject_id',
  creatorId: 'o.creator_id',
  createdAt: 'o.created_at',
  updatedAt: 'o.updated_at',
}

/**
 * Observations of accessible subjects, newest day first. The page is cut before anybody's name is looked up, so that
 * the index which has the order gives it.
 */
export const listObservations = async <Entry extends NewEntry, Shown extends ShownEntry>(
  version: ObservationVersion<Entry, Shown>,
  call: Call,
  list: ListRequest,
) => {
  const [rows, [total]] = await call.read((tx) => {
    const all = { ...columns, ...version.fields }
    const { where, order, page } = compileList(tx, list, all, [{ field: 'observedAt', dir: 'desc' }])
    const matches = tx`${visibleObservation(tx, call.actor)} and ${where}`
    return [
      tx<Shown[]>`
        select ${shownObservation(tx, version)}
        from (select * from ${tx(version.table)} o where ${matches} order by ${order} ${page}) o
        join app_user u on u.id = o.creator_id
        order by ${order}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${tx(version.table)} o where ${matches}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
