import type { CopyToClasses } from '@lernspur/contracts/school-admin/subject.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { recordChange } from './change/record-change'
import { findContents } from './content/find-contents'
import type { SubjectContent } from './content/subject-content'
import { changedSubjects, writeSubjects } from './content/write-subjects'

const copyInto = async (tx: Transaction, call: Call, schoolClassId: string, contents: readonly SubjectContent[]) => {
  await requireClassRight(tx, call.actor, schoolClassId, 'competences', 'CREATE_NOT_ALLOWED')
  return writeSubjects(tx, call, schoolClassId, contents)
}

/**
 * Copies subjects with domains and competences into a class, all or none. NOT_FOUND for a class or subject that the
 * caller does not see, CREATE_NOT_ALLOWED without the right to manage competences.
 */
export const copySubjects = async (call: Call, schoolClassId: string, schoolSubjectIds: readonly string[]) => {
  const contents = await findContents(call, schoolSubjectIds)
  return call.write(async (tx) => {
    const work = async () => changedSubjects(await copyInto(tx, call, schoolClassId, contents))
    const { rows, count } = await recordChange(tx, call, 'copy', [], work)
    return { rows, count }
  })
}

/** The same for several classes in one transaction, in the order of their ids. */
export const copyToClasses = async (call: Call, { copies }: CopyToClasses) => {
  const contents = await findContents(
    call,
    copies.flatMap(({ schoolSubjectIds }) => schoolSubjectIds),
  )
  const byId = new Map(contents.map((content) => [content.originId, content]))
  const inOrder = copies.toSorted((one, other) => one.schoolClassId.localeCompare(other.schoolClassId))
  return call.write(async (tx) => {
    const work = async () => {
      const rows = []
      for (const { schoolClassId, schoolSubjectIds } of inOrder) {
        const chosen = [...new Set(schoolSubjectIds)].flatMap((id) => byId.get(id) ?? [])
        rows.push(...(await copyInto(tx, call, schoolClassId, chosen)))
      }
      return changedSubjects(rows)
    }
    const { rows, count } = await recordChange(tx, call, 'copy', [], work)
    return { rows, count }
  })
}
