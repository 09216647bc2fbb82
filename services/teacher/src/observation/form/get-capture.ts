import type {
  ObservationForm,
  ObservationFormEntries,
} from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import {
  assessmentsQuery,
  classQuery,
  domainsQuery,
  lastCompetence,
  newestQuery,
  recentQuery,
  scalesQuery,
  studentsQuery,
  subjectsQuery,
} from './observation-form.query'

/** What the page for writing entries shows of a class, in one round trip; NOT_FOUND when the class is not visible. */
export const getCapture = async (call: Call, schoolClassId: string): Promise<ObservationForm> => {
  const { actor } = call
  const [[visible], students, subjects, domains, assessments, scales, recent, newest] = await call.read((tx) => [
    classQuery(tx, actor, schoolClassId),
    studentsQuery(tx, actor, schoolClassId),
    subjectsQuery(tx, actor, schoolClassId),
    domainsQuery(tx, actor, schoolClassId),
    assessmentsQuery(tx, actor, schoolClassId),
    scalesQuery(tx, actor, schoolClassId),
    recentQuery(tx, actor, schoolClassId),
    newestQuery(tx, actor, schoolClassId, lastCompetence(tx, actor, schoolClassId)),
  ])
  if (!visible) return refuse('NOT_FOUND')
  const formScales = scales.map(({ document: { id, schoolClassId: ofClass, performanceLevelsV2 } }) => ({
    id,
    schoolClassId: ofClass,
    performanceLevelsV2,
  }))
  return { students, subjects, domains, assessments, scales: formScales, recent, newest }
}

/** The newest entry of each child of a class for one competence; NOT_FOUND when the class is not visible. */
export const getNewestEntries = async (
  call: Call,
  schoolClassId: string,
  competenceId: string,
): Promise<ObservationFormEntries> => {
  const [[visible], entries] = await call.read((tx) => [
    classQuery(tx, call.actor, schoolClassId),
    newestQuery(tx, call.actor, schoolClassId, tx`${competenceId}::uuid`),
  ])
  return visible ? { entries } : refuse('NOT_FOUND')
}
