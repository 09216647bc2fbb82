import type { Transaction } from '@lernspur/database/tenant-transaction'
import type { ClassRecord } from '../schools/write-class'
import { observationsOfChild } from './district-plan'

/**
 * Gives every child of the class its observations, evenly over competences, levels and the 400 days before `today`
 * (`YYYY-MM-DD`), oldest first as they would have come. The database makes them, because a district has a million.
 */
export const writeClassObservations = (tx: Transaction, schoolClass: ClassRecord, today: string) => tx`
  insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id,
    performance_level_id, performance_assessment_id, observed_at, creator_id, updated_by_id)
  with child as (
    select tenant_id, student_id, row_number() over (order by student_id) as turn
    from student_class_relation where school_class_id = ${schoolClass.id}
  ), goal as (
    select c.id, s.id as subject_id, row_number() over (order by c.id) as turn, count(*) over () as total
    from competence c
    join competence_domain d on d.tenant_id = c.tenant_id and d.id = c.domain_id
    join school_subject s on s.tenant_id = d.tenant_id and s.id = d.school_subject_id
    where s.school_class_id = ${schoolClass.id}
  ), entry as (
    select child.*, n, ${today}::date - ((${observationsOfChild} - n) * 400 / ${observationsOfChild})::integer as day
    from child cross join generate_series(1, ${observationsOfChild}::integer) n
  )
  select entry.tenant_id, entry.student_id, ${schoolClass.id}, goal.subject_id, goal.id,
    (${[...schoolClass.scale.levelIds]}::uuid[])[1 + (entry.n * 7 + entry.turn) % ${schoolClass.scale.levelIds.length}],
    (
      select a.id from performance_assessment a
      join school_term t on t.tenant_id = a.tenant_id and t.id = a.school_term_id
      where a.school_class_id = ${schoolClass.id} and entry.day between t.start_date and t.end_date
      order by a.id offset entry.n % 3 limit 1
    ),
    entry.day, ${schoolClass.classTeacherId}, ${schoolClass.classTeacherId}
  from entry join goal on goal.turn = 1 + (entry.n * 5 + entry.turn * 3) % goal.total
  order by entry.day`
