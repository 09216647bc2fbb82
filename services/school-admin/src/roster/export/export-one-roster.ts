import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { writeInTurn } from '@lernspur/service-kit/share/writing-turns'
import { zipSync } from 'fflate'
import { oneRosterFiles, type RosterFacts } from './one-roster-files'

/** Classes `sc` with their year `sy`: active ones whose year has not ended. */
const runningClasses = (tx: Transaction, tenantId: string) => tx`
  school_class sc
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  where sc.tenant_id = ${tenantId} and sc.is_active and not sc.is_template
    and (sy.id is null or sy.school_year_end >= school_today(${tenantId}))`

/** Who teaches a running class: its creator, and whoever may write entries in it, as active members of the school. */
const teachersOfClasses = (tx: Transaction, tenantId: string) => tx`
  select distinct taught.school_class_id, ur.user_id
  from (
    select sc.id as school_class_id, sc.creator_id as user_id from ${runningClasses(tx, tenantId)}
    union
    select ar.school_class_id, ar.user_id from class_access_right ar
    where ar.tenant_id = ${tenantId} and ar.can_write_competence_entries
      and ar.school_class_id in (select sc.id from ${runningClasses(tx, tenantId)})
  ) taught
  join user_role ur on ur.tenant_id = ${tenantId} and ur.user_id = taught.user_id and ur.status = 'active'`

const factsOf = async (tx: Transaction, tenantId: string): Promise<RosterFacts> => {
  const [[school], years, classes, students, teachers, pupils, lessons] = await Promise.all([
    tx<RosterFacts['school'][]>`
      select t.id, t.name, (
        select sn.number from school_number sn where sn.tenant_id = t.id order by sn.id limit 1
      ) as number
      from tenant t where t.id = ${tenantId}`,
    tx<RosterFacts['years'][number][]>`
      select distinct sy.id, sy.name, sy.school_year_start as start, sy.school_year_end as end
      from ${runningClasses(tx, tenantId)} and sy.id is not null order by sy.school_year_start`,
    tx<RosterFacts['classes'][number][]>`
      select sc.id, sc.name, sc.nickname, sc.school_level, sc.school_year_id
      from ${runningClasses(tx, tenantId)} order by sc.name, sc.id`,
    tx<RosterFacts['students'][number][]>`
      select s.id, s.first_name, s.last_name, s.birth_date from student s
      where s.tenant_id = ${tenantId} and s.erases_at is null and exists (
        select from student_class_relation scr
        where scr.tenant_id = s.tenant_id and scr.student_id = s.id
          and scr.school_class_id in (select sc.id from ${runningClasses(tx, tenantId)}))
      order by s.last_name, s.first_name, s.id`,
    tx<RosterFacts['teachers'][number][]>`
      select u.id, u.first_name, u.last_name, u.email from app_user u
      where u.id in (select taught.user_id from (${teachersOfClasses(tx, tenantId)}) taught)
      order by u.last_name, u.first_name, u.id`,
    tx<RosterFacts['enrolments'][number][]>`
      select scr.id, scr.school_class_id as class_id, scr.student_id as user_id, 'student' as role, scr.entered_on
      from student_class_relation scr
      join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id and s.erases_at is null
      where scr.tenant_id = ${tenantId}
        and scr.school_class_id in (select sc.id from ${runningClasses(tx, tenantId)})
      order by scr.id`,
    tx<{ schoolClassId: string; userId: string }[]>`${teachersOfClasses(tx, tenantId)} order by 1, 2`,
  ])
  if (!school) throw new Error('There is no school.')
  return {
    school,
    years,
    classes,
    students,
    teachers: teachers.map((teacher) => ({ ...teacher, email: visibleAddress(teacher.email) })),
    enrolments: [
      ...pupils,
      ...lessons.map(({ schoolClassId: classId, userId }) => ({
        id: `${classId}-${userId}`,
        classId,
        userId,
        role: 'teacher' as const,
        enteredOn: null,
      })),
    ],
  }
}

/**
 * The running classes of the school with their students and teachers as files of OneRoster 1.2 in a ZIP archive (rule
 * roster.5). The audit notes it.
 */
export const exportOneRoster = async (call: Call): Promise<Binary> => {
  const { tenantId } = call.actor
  const facts = await call.write(async (tx) => {
    await audit(tx, call, 'roster.export', tenantId)
    return factsOf(tx, tenantId)
  })
  const archive = await writeInTurn(call, () => zipSync(oneRosterFiles(facts)))
  return binary(archive, { type: 'application/zip', fileName: 'oneroster.zip' })
}
