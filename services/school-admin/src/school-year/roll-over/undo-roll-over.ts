import type { RollOver } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import { invalidateEnrolmentEndOf } from '../../enrolment/invalidate-enrolment-end'
import { lockSchoolYears } from '../school-year.policy'
import { rollOversOf } from './roll-over.query'

/** What prevents a roll-over from being undone. */
const kinds = ['observations', 'reports', 'talkSheets'] as const

const texts: Record<Language, Record<(typeof kinds)[number], (count: number) => string>> = {
  de: {
    observations: (count) =>
      `In den neuen Klassen gibt es schon ${count === 1 ? 'einen Eintrag' : `${count.toLocaleString('de')} Einträge`}.`,
    reports: (count) =>
      `In den neuen Klassen gibt es schon ${count === 1 ? 'einen Bericht' : `${count.toLocaleString('de')} Berichte`}.`,
    talkSheets: (count) =>
      `In den neuen Klassen gibt es schon ${count === 1 ? 'ein Gesprächsblatt' : `${count.toLocaleString('de')} Gesprächsblätter`}.`,
  },
  en: {
    observations: (count) =>
      `The new classes already have ${count === 1 ? 'one entry' : `${count.toLocaleString('en')} entries`}.`,
    reports: (count) =>
      `The new classes already have ${count === 1 ? 'one report' : `${count.toLocaleString('en')} reports`}.`,
    talkSheets: (count) =>
      `The new classes already have ${count === 1 ? 'one talk sheet' : `${count.toLocaleString('en')} talk sheets`}.`,
  },
}

const requireNoEntries = ({ language }: Call, { since }: RollOver): void => {
  const changedKinds = kinds.filter((kind) => since[kind] > 0)
  if (changedKinds.length === 0) return
  refuse(
    'FOREIGN_KEY_CONSTRAINT',
    changedKinds.map((path) => ({ path, message: texts[language][path](since[path]) })),
  )
}

/** Deletes the classes of a roll-over with all that belongs to them; its lines go with them. */
const removeClasses = async (tx: Transaction, tenantId: string, rollOverId: string): Promise<void> => {
  const made = tx`(
    select roc.to_class_id from roll_over_class roc
    where roc.tenant_id = ${tenantId} and roc.roll_over_id = ${rollOverId})`
  await invalidateEnrolmentEndOf(tx, tenantId, made)
  await tx`delete from student_subject_relation where tenant_id = ${tenantId} and school_class_id in ${made}`
  const moved = await tx<{ id: string }[]>`
    delete from student_class_relation where tenant_id = ${tenantId} and school_class_id in ${made}
    returning student_id as id`
  await tx`delete from school_subject where tenant_id = ${tenantId} and school_class_id in ${made}`
  const gone = await tx<{ id: string }[]>`
    delete from school_class where tenant_id = ${tenantId} and id in ${made} returning id`
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  await queueEvents(tx, { tenantId }, 'student.moved', idsOf(moved))
  await queueEvents(tx, { tenantId }, 'class.deleted', idsOf(gone))
}

/**
 * Takes back all that a roll-over made, within 30 days (rule roll-over.4). NOT_FOUND when it is undone or the time is
 * over, FOREIGN_KEY_CONSTRAINT with counts once there are entries, reports or talk sheets.
 */
export const undoRollOver = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    await lockSchoolYears(tx, call)
    const undone = await tx`
      update roll_over set undone_at = now(), undone_by_id = ${userId}
      where tenant_id = ${tenantId} and id = ${id} and undone_at is null and undo_until > now()`
    if (undone.count === 0) refuse('NOT_FOUND')
    // Anybody who enters something meanwhile waits for this lock, and then finds no class.
    await tx`
      select from school_class sc
      join roll_over_class roc on roc.tenant_id = sc.tenant_id and roc.to_class_id = sc.id
      where sc.tenant_id = ${tenantId} and roc.roll_over_id = ${id} order by sc.id for update of sc`
    const [rollOver] = await rollOversOf(tx, tenantId, id)
    if (!rollOver) return refuse('NOT_FOUND')
    requireNoEntries(call, rollOver)
    await removeClasses(tx, tenantId, id)
    await audit(tx, call, 'roll-over.undo', id)
    return undefined
  })
