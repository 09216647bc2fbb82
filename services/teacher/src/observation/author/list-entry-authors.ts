import type { EntryAuthor } from '@lernspur/contracts/teacher/student/entry-author.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

interface AuthorQuery {
  readonly schoolClassId: string
  /** One child; undefined means all of the class. */
  readonly studentId: string | undefined
}

const creatorsIn = (
  tx: Transaction,
  actor: Actor,
  table: 'observation' | 'legacy_observation',
  { schoolClassId, studentId }: AuthorQuery,
): Fragment => tx`
  select o.creator_id from ${tx(table)} o
  where o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId}
    and ${studentId ? tx`o.student_id = ${studentId}` : tx`true`}
    and o.school_subject_id = any(array(${visibleSubjects(tx, actor)}))`

/**
 * Statements of the list: whether the caller sees the class, and the authors. Their ids are an array, because the server
 * expects an author for each entry, and to join as many it would read all people of the installation.
 */
export const entryAuthorQueries = (tx: Transaction, actor: Actor, query: AuthorQuery) =>
  [
    tx`select from (${visibleClasses(tx, actor)}) as visible (id) where id = ${query.schoolClassId}`,
    tx<EntryAuthor[]>`
      select u.id, u.first_name, u.last_name, u.avatar from app_user u
      where u.id = any(array(
        ${creatorsIn(tx, actor, 'observation', query)} union ${creatorsIn(tx, actor, 'legacy_observation', query)}))
      order by u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.id`,
  ] as const

/** Who wrote entries that the caller may see, by last name. NOT_FOUND for a class that the caller does not see. */
export const listEntryAuthors = async (
  { actor, read }: Call,
  query: AuthorQuery,
): Promise<{ authors: EntryAuthor[] }> => {
  // Planning takes as long as reading, and one plan is the best for every class.
  const [[visible], authors] = await read((tx) => entryAuthorQueries(tx, actor, query), 'generic')
  return visible ? { authors } : refuse('NOT_FOUND')
}
