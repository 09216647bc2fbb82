import {
  endingInvitationDays,
  type OpenTasks,
  type SetupSection,
  setupSections,
} from '@lernspur/contracts/school-admin/school/open-task.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { openClasses } from './open-classes.query'

type FinishedSections = Readonly<Record<SetupSection, boolean>>

/** Whether a section of the set-up has any data, as its screens see it. */
const finishedSections = (tx: Transaction, actor: Actor) => tx<FinishedSections[]>`
  select
    (select count(*) from user_role ur where ur.tenant_id = t.id) > 1 as "team",
    exists (select from school_year sy where sy.tenant_id = t.id
      and ${schoolToday(tx, actor)} between sy.school_year_start and sy.school_year_end) as "school-year",
    t.subject_template_source is not distinct from 'fresh'
      or exists (select from school_subject ss where ss.tenant_id = t.id and ss.is_template) as "competences",
    exists (select from performance_visual pv where pv.tenant_id = t.id and pv.is_template) as "visualisations",
    exists (select from performance_assessment pa where pa.tenant_id = t.id and pa.is_template) as "assessments"
  from tenant t where t.id = ${actor.tenantId}`

const studentsWithoutClass = (tx: Transaction, { tenantId }: Actor) => tx<{ count: number }[]>`
  select count(*)::integer as count from student s
  where s.tenant_id = ${tenantId} and not exists (
    select from student_class_relation scr where scr.tenant_id = s.tenant_id and scr.student_id = s.id)
    and not exists (
      select from student_erasure ser
      where ser.tenant_id = s.tenant_id and ser.student_id = s.id and ser.undone_at is null and ser.carried_out_at is null)`

const endingInvitations = (tx: Transaction, { tenantId }: Actor) => tx<OpenTasks['endingInvitations'][]>`
  select count(*)::integer as count, iso_instant(min(i.active_until)) as first_ends_at
  from invitation i join tenant t on t.id = i.tenant_id
  where i.tenant_id = ${tenantId} and ${isOpen(tx)}
    and i.active_until < now() + make_interval(days => ${endingInvitationDays})`

/** What is still open at the school, counted by the database (rule school.5). */
export const getOpenTasks = async (call: Call): Promise<OpenTasks> => {
  const { actor } = call
  const [[finished], [students], classes, [invitations]] = await call.read((tx) => [
    finishedSections(tx, actor),
    studentsWithoutClass(tx, actor),
    openClasses(tx, actor),
    endingInvitations(tx, actor),
  ])
  return {
    setup: setupSections.filter((section) => finished?.[section] === false),
    studentsWithoutClass: students?.count ?? 0,
    classes: [...classes],
    endingInvitations: invitations ?? { count: 0, firstEndsAt: null },
  }
}
