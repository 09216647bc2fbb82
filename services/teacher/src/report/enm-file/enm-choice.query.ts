import type { EnmChoice, EnmChoices, EnmStudent } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** The number of the school in its files, as its only choice of this kind. */
const schoolChoice = { kind: 'school', entry: 'schoolNumber' } as const

export const schoolNumberQuery = (tx: Transaction, { tenantId }: Actor): Query<{ number: number }> => tx<
  { number: number }[]
>`
  select ec.target::integer as number from enm_choice ec
  where ec.tenant_id = ${tenantId} and ec.kind = ${schoolChoice.kind} and ec.source = ${schoolChoice.entry}`

export const choicesQuery = (tx: Transaction, { tenantId }: Actor): Query<EnmChoice> => tx<EnmChoice[]>`
  select ec.kind, ec.source as entry, ec.subject_name, ec.target from enm_choice ec
  where ec.tenant_id = ${tenantId} and ec.kind <> ${schoolChoice.kind} order by ec.id`

export const studentChoicesQuery = (tx: Transaction, { tenantId }: Actor): Query<EnmStudent> => tx<EnmStudent[]>`
  select es.enm_id::double precision as enm_id, es.enm_name, es.student_id from enm_student es
  where es.tenant_id = ${tenantId} order by es.id`

const otherNumber: Readonly<Record<Language, string>> = {
  de: 'Die bisherigen Dateien Ihrer Schule hatten eine andere Nummer.',
  en: 'The former files of your school had another number.',
}

/** Whether the school may be meant: VALIDATION_FAILED for another number than before, unless it is a new one. */
export const requireSchoolNumber = async (
  tx: Transaction,
  { actor, language }: Call,
  { schoolNumber, isNewNumber = false }: { schoolNumber: number; isNewNumber?: boolean | undefined },
): Promise<void> => {
  const [before] = await schoolNumberQuery(tx, actor)
  if (before && before.number !== schoolNumber && !isNewNumber) {
    refuse('VALIDATION_FAILED', [{ path: 'schoolNumber', message: otherNumber[language] }])
  }
}

/** The last of several with the same key. */
const lastOf = <Row>(rows: readonly Row[], key: (row: Row) => string | number): Row[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
]

/** Remembers choices, in place of former ones about the same; NOT_FOUND for a child that is not of the school. */
export const rememberChoices = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  schoolNumber: number,
  { students, others }: EnmChoices,
): Promise<void> => {
  const all = lastOf(students, ({ enmId }) => enmId)
  const named = all.filter(({ studentId }) => studentId !== null)
  const takenBack = all.flatMap(({ enmId, studentId }) => (studentId === null ? [enmId] : []))
  const [unknown] = await tx<{ count: number }[]>`
    select count(*)::integer as count from jsonb_to_recordset(${tx.json([...named])}) as named ("studentId" uuid)
    where not exists (select from student s where s.tenant_id = ${tenantId} and s.id = named."studentId")`
  if (unknown?.count !== 0) refuse('NOT_FOUND')
  const rows = [
    { ...schoolChoice, subjectName: '', target: `${schoolNumber}` },
    ...lastOf(others, ({ kind, entry }) => `${kind} ${entry}`),
  ]
  await tx`
    insert into enm_choice (tenant_id, kind, source, subject_name, target)
    select ${tenantId}, i.kind, i.entry, i."subjectName", i.target
    from jsonb_to_recordset(${tx.json(rows)}) as i (kind text, entry text, "subjectName" text, target text)
    on conflict (tenant_id, kind, source)
    do update set subject_name = excluded.subject_name, target = excluded.target`
  await tx`
    delete from enm_student es where es.tenant_id = ${tenantId} and es.enm_id = any(${takenBack}::bigint[])`
  await tx`
    insert into enm_student (tenant_id, enm_id, enm_name, student_id)
    select ${tenantId}, i."enmId", i."enmName", i."studentId"
    from jsonb_to_recordset(${tx.json([...named])}) as i ("enmId" bigint, "enmName" text, "studentId" uuid)
    on conflict (tenant_id, enm_id) do update set enm_name = excluded.enm_name, student_id = excluded.student_id`
}
