import type { CreateObservation } from '@lernspur/contracts/teacher/observation.contract'
import type { Database } from '@lernspur/database/connection/connect'
import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { Problem } from '../console/problem'
import type { Installation } from './installation'
import { signIn, type Visitor } from './visitor'

/** A class of the district, as its teacher sees it. */
export interface MeasuredClass {
  readonly teacher: Visitor
  readonly id: string
  /** Returns an entry for the class, a different one at each call. */
  nextEntry(): CreateObservation
}

/** Returns what gives an entry for the class, a different one at each call. */
export const entriesOf = async (owner: Database, classId: string): Promise<() => CreateObservation> => {
  const entries = await owner<CreateObservation[]>`
    select o.student_id, o.school_class_id, o.competence_id, o.performance_level_id as "performanceLevelV2Id",
      o.performance_assessment_id
    from observation o
    join student_subject_relation ssr using (tenant_id, student_id, school_subject_id)
    where o.school_class_id = ${classId} and o.performance_assessment_id is not null limit 1000`
  let turn = 0
  return () => {
    turn += 1
    const entry = entries[turn % entries.length]
    if (!entry) throw new Problem('The class has no observations.')
    return entry
  }
}

/** Opens the class of a teacher of the district. */
export const openMeasuredClass = async (installation: Installation, email: string): Promise<MeasuredClass> => {
  const [found] = await installation.owner<{ id: string }[]>`
    select sc.id from school_class sc join app_user u on u.id = sc.creator_id where u.email = ${email}`
  if (!found) throw new Problem(`${email} has no class.`)
  return {
    teacher: await signIn(installation.url, email, demoPassword),
    id: found.id,
    nextEntry: await entriesOf(installation.owner, found.id),
  }
}
