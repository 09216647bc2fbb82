import type { ImportTemplates } from '@lernspur/contracts/school-admin/subject-template.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { recordChange } from '../change/record-change'
import { fitsSchool, isForCountry, publishedSubjects } from '../content/published-subjects'
import { copyOf, type SubjectContent } from '../content/subject-content'
import { changedSubjects, writeSubjects } from '../content/write-subjects'

const providedContents = async (
  call: Call,
  { schoolLevels, schoolSubjectIds }: ImportTemplates,
): Promise<SubjectContent[]> => {
  const isWanted = (tx: Transaction) => {
    const ofLevel = schoolLevels ? tx`tvs.school_level = any(${[...schoolLevels]}::integer[])` : tx`true`
    const chosen = schoolSubjectIds
      ? tx`tvs.school_subject_id = any(${[...schoolSubjectIds]}::uuid[])`
      : fitsSchool(tx, call)
    return tx`${isForCountry(tx, call)} and ${ofLevel} and ${chosen}`
  }
  const subjects = await publishedSubjects(call, isWanted)
  return subjects.map((subject) => ({ ...copyOf(subject), originVersionId: subject.version.id }))
}

/**
 * Copies the provider's templates of some levels, or all of them, that are meant for the school (rule template.7), or any
 * by id, as last published for the school's country (rule template.2). Those copied before are skipped; IMPORT_FAILED when the provider has none of these, NO_PERMISSION
 * for the provider itself.
 */
export const importTemplates = async (call: Call, wanted: ImportTemplates) => {
  if (call.actor.isProvider) refuse('NO_PERMISSION')
  const contents = await providedContents(call, wanted)
  if (contents.length === 0) return refuse('IMPORT_FAILED')
  return call.write(async (tx) => {
    const { tenantId } = call.actor
    // Serialises imports of a school, otherwise two concurrent ones would copy the same templates.
    await tx`select from tenant where id = ${tenantId} for update`
    const taken = await tx<{ originId: string }[]>`
      select origin_id from school_subject where tenant_id = ${tenantId} and is_template and origin_id is not null`
    const known = new Set(taken.map((row) => row.originId))
    const fresh = contents.filter(({ originId }) => originId !== null && !known.has(originId))
    const work = async () => changedSubjects(await writeSubjects(tx, call, null, fresh))
    const { rows, count } = await recordChange(tx, call, 'copy', [], work)
    return { rows, count }
  })
}
