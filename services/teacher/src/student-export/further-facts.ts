import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** A sheet for a talk with the parents, with its author's own note. */
export interface ExportedTalk {
  readonly id: string
  readonly schoolClass: string
  readonly heldOn: string
  readonly goingWell: string
  readonly practising: string
  readonly nextStep: string
  readonly agreed: string
  /** Whether the author has written an own note, which only he or she can give (rule talk.3). */
  readonly hasOwnNote: boolean
  readonly authorRole: RoleType | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** Where the child sits; the room is empty for the class's own. Counted from the board, and from the left, from 1. */
interface ExportedSeat {
  readonly schoolClass: string
  readonly room: string
  readonly row: number
  readonly column: number
}

/** A week in which somebody means to look at the child; named by its Monday. */
interface ExportedWeek {
  readonly schoolClass: string
  readonly week: string
  readonly authorRole: RoleType | null
}

/** A printed file of a report, in the folder `berichte`, and what its seal says. */
interface ExportedReportFile {
  readonly reportId: string
  readonly language: string
  readonly createdAt: string
}

interface ExportedSeal {
  readonly reportId: string
  readonly code: string
  readonly documentId: string
  readonly createdAt: string
}

/** A file for printing that holds a report of the child among others. */
interface ExportedReportSet {
  readonly id: string
  readonly form: string
  readonly createdAt: string
}

/** A row as it was before an act that can be undone. */
interface ExportedUndoRow {
  readonly recordedAt: string
  readonly retainedUntil: string | null
  readonly kind: string
  readonly action: string
  readonly tableName: string
  readonly content: Readonly<Record<string, unknown>>
}

/** An answer that is kept, encrypted, for a device that sends its call again, and names the child. */
interface ExportedAnswer {
  readonly route: string
  readonly createdAt: string
}

export interface ExportedErasure {
  readonly reason: string
  readonly note: string | null
  readonly requestedAt: string
  readonly dueAt: string
  readonly undoneAt: string | null
}

/** A row that a service of another team keeps of the child, with the names of its own columns. */
export interface ExportedAddedRow {
  readonly service: string
  readonly tableName: string
  readonly content: Readonly<Record<string, unknown>>
}

/** What the school administration system calls the child, where somebody has said whom it means (rule enm.3). */
interface ExportedEnmEntry {
  readonly enmId: string
  readonly enmName: string
}

/** What is stored of a child beside classes, entries, photos and reports. */
export interface FurtherFacts {
  readonly talks: readonly ExportedTalk[]
  readonly seats: readonly ExportedSeat[]
  readonly weeks: readonly ExportedWeek[]
  readonly reportFiles: readonly ExportedReportFile[]
  readonly seals: readonly ExportedSeal[]
  readonly reportSets: readonly ExportedReportSet[]
  readonly undoRows: readonly ExportedUndoRow[]
  readonly storedAnswers: readonly ExportedAnswer[]
  readonly erasures: readonly ExportedErasure[]
  readonly addedRows: readonly ExportedAddedRow[]
  readonly enmEntries: readonly ExportedEnmEntry[]
}

const talksQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedTalk> => tx<ExportedTalk[]>`
  select ts.id, sc.name as school_class, ts.held_on, ts.going_well, ts.practising, ts.next_step, ts.agreed,
    own.talk_sheet_id is not null as has_own_note, ur.role_type as author_role, ts.created_at, ts.updated_at
  from talk_sheet ts
  join school_class sc on sc.tenant_id = ts.tenant_id and sc.id = ts.school_class_id
  left join child_talk_notes(${id}) as own on own.talk_sheet_id = ts.id
  left join user_role ur on ur.tenant_id = ts.tenant_id and ur.user_id = ts.creator_id
  where ts.tenant_id = ${tenantId} and ts.student_id = ${id} order by ts.held_on, ts.id`

const seatsQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedSeat> => tx<ExportedSeat[]>`
  select sc.name as school_class, sp.room, sde.y + 1 as row, sde.x + 1 as column
  from seating_desk sde
  join seating_plan sp on sp.tenant_id = sde.tenant_id and sp.id = sde.seating_plan_id
  join school_class sc on sc.tenant_id = sde.tenant_id and sc.id = sde.school_class_id
  where sde.tenant_id = ${tenantId} and sde.student_id = ${id} order by sc.name, sp.room, sde.id`

const weeksQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedWeek> => tx<ExportedWeek[]>`
  select sc.name as school_class, wpi.week, ur.role_type as author_role
  from week_plan_item wpi
  join school_class sc on sc.tenant_id = wpi.tenant_id and sc.id = wpi.school_class_id
  left join user_role ur on ur.tenant_id = wpi.tenant_id and ur.user_id = wpi.user_id
  where wpi.tenant_id = ${tenantId} and wpi.student_id = ${id} order by wpi.week, wpi.id`

/** Ids of the reports about a child. */
const reportIds = (tx: Transaction, { tenantId }: Actor, id: string) => tx`
  select r.id from report r where r.tenant_id = ${tenantId} and r.original_student_id = ${id}`

const reportFilesQuery = (tx: Transaction, actor: Actor, id: string): Query<ExportedReportFile> =>
  tx<ExportedReportFile[]>`
    select rf.report_id, rf.language, rf.created_at from report_file rf
    where rf.tenant_id = ${actor.tenantId} and rf.report_id in (${reportIds(tx, actor, id)})
    order by rf.created_at, rf.id`

const sealsQuery = (tx: Transaction, actor: Actor, id: string): Query<ExportedSeal> => tx<ExportedSeal[]>`
  select rsl.report_id, rsl.code, rsl.document_id, rsl.created_at from report_seal rsl
  where rsl.tenant_id = ${actor.tenantId} and rsl.report_id in (${reportIds(tx, actor, id)})
  order by rsl.created_at, rsl.id`

const reportSetsQuery = (tx: Transaction, actor: Actor, id: string): Query<ExportedReportSet> =>
  tx<ExportedReportSet[]>`
    select rse.id, rse.form, rse.created_at from report_set rse
    where rse.tenant_id = ${actor.tenantId} and rse.report_ids && array(${reportIds(tx, actor, id)})
    order by rse.created_at, rse.id`

const undoRowsQuery = (tx: Transaction, id: string): Query<ExportedUndoRow> => tx<ExportedUndoRow[]>`
  select undone.recorded_at, undone.retained_until, undone.kind, undone.action, undone.table_name, undone.content
  from child_undo_rows(${id}) as undone order by undone.recorded_at, undone.table_name`

const storedAnswersQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedAnswer> =>
  tx<ExportedAnswer[]>`
    select ik.route, ik.created_at from idempotency_key ik
    where ik.tenant_id = ${tenantId} and ik.subject_ids @> array[${id}]::uuid[] order by ik.created_at, ik.id`

const erasuresQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedErasure> =>
  tx<ExportedErasure[]>`
    select ser.reason, ser.note, ser.requested_at, ser.due_at, ser.undone_at from student_erasure ser
    where ser.tenant_id = ${tenantId} and ser.student_id = ${id} order by ser.requested_at`

const addedRowsQuery = (tx: Transaction, id: string): Query<ExportedAddedRow> => tx<ExportedAddedRow[]>`
  select added.service, added.table_name, added.content
  from child_added_rows(${id}) as added order by added.service, added.table_name, added.content ->> 'id'`

const enmEntriesQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedEnmEntry> =>
  tx<ExportedEnmEntry[]>`
    select es.enm_id::text as enm_id, es.enm_name from enm_student es
    where es.tenant_id = ${tenantId} and es.student_id = ${id} order by es.enm_id`

/** The queries of `FurtherFacts`, in its order, for the round trip of the others. */
export const furtherQueries = (tx: Transaction, actor: Actor, id: string) =>
  [
    talksQuery(tx, actor, id),
    seatsQuery(tx, actor, id),
    weeksQuery(tx, actor, id),
    reportFilesQuery(tx, actor, id),
    sealsQuery(tx, actor, id),
    reportSetsQuery(tx, actor, id),
    undoRowsQuery(tx, id),
    storedAnswersQuery(tx, actor, id),
    erasuresQuery(tx, actor, id),
    addedRowsQuery(tx, id),
    enmEntriesQuery(tx, actor, id),
  ] as const
