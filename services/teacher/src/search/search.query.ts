import {
  type FoundCompetence,
  type FoundStudent,
  searchLimits,
} from '@lernspur/contracts/teacher/search/search.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { formerRelations } from '@lernspur/service-kit/access/student-access'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { visibleReport } from '../report-access/visible-report'
import type { SearchedWord } from './word-pattern'

/** How well a text in lower case fits: each word by its length, twice at the start of a word; 0 without any. */
const scoreOf = (tx: Transaction, text: Fragment, words: readonly SearchedWord[]): Fragment =>
  words
    .map(
      ({ length, pattern, start }) => tx`
      case when ${text} ~ ${start} then ${2 * length}::integer when ${text} ~ ${pattern} then ${length}::integer else 0 end`,
    )
    .reduce((sum, one) => tx`${sum} + ${one}`, tx`0`)

/** Similarity of a name to one of the words, from 0 to 1, for mistyped words. */
const nearnessOf = (tx: Transaction, words: readonly SearchedWord[]): Fragment => tx`(
  select max(word_similarity(word, replace(replace(replace(s.lower_name, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')))
  from unnest(${words.map(({ text }) => text)}::text[]) as word)`

/** Children of classes that the actor sees, and who have left one in its running year (rule student.7), without those who wait to be erased (rule erasure.1). */
const visibleStudent = (tx: Transaction, actor: Actor): Fragment => tx`
  s.tenant_id = ${actor.tenantId} and s.erases_at is null and s.id in (
    select scr.student_id from student_class_relation scr
    where scr.tenant_id = ${actor.tenantId} and scr.school_class_id in (${visibleClasses(tx, actor)})
    union all
    select former.student_id from (${formerRelations(tx, actor)}) as former)`

const classesOfStudent = (tx: Transaction, actor: Actor): Fragment => tx`(
  select jsonb_agg(jsonb_build_object('id', sc.id, 'name', sc.name, 'leftOn', attended.left_on)
    order by attended.left_on desc nulls first, sc.school_level, sc.name, sc.id)
  from (
    select scr.school_class_id, null::date as left_on from student_class_relation scr
    where scr.tenant_id = s.tenant_id and scr.student_id = s.id
    union all
    select former.school_class_id, former.left_on from (${formerRelations(tx, actor)}) as former
    where former.student_id = s.id
  ) as attended
  join school_class sc on sc.tenant_id = s.tenant_id and sc.id = attended.school_class_id
  where sc.id in (${visibleClasses(tx, actor)}))`

const reportsOfStudent = (tx: Transaction, actor: Actor): Fragment => tx`coalesce((
  select jsonb_agg(jsonb_build_object('id', found.id, 'name', found.name, 'status', found.status,
    'schoolClassId', found.school_class_id) order by found.end_date desc, found.id desc)
  from (
    select r.id, r.name, r.status, r.school_class_id, r.end_date from report r
    where ${visibleReport(tx, actor)} and r.original_student_id = s.id
    order by r.end_date desc, r.id desc limit ${searchLimits.reports}
  ) as found), '[]')`

const foundStudents = (tx: Transaction, actor: Actor, rank: Fragment, fits: Fragment): Query<FoundStudent> => tx<
  FoundStudent[]
>`
  select s.id, s.first_name, s.last_name, s.avatar, ${classesOfStudent(tx, actor)} as school_classes,
    ${reportsOfStudent(tx, actor)} as reports
  from (
    select s.*, m.rank from student s cross join lateral (select ${rank} as rank offset 0) as m
    where ${visibleStudent(tx, actor)} and ${fits}
    order by m.rank desc, s.last_name collate "de-x-icu", s.first_name collate "de-x-icu", s.id
    limit ${searchLimits.students}
  ) as s
  order by s.rank desc, s.last_name collate "de-x-icu", s.first_name collate "de-x-icu", s.id`

/** Children whose name contains some of the words, best first, and the one at hand. */
export const studentsQuery = (
  tx: Transaction,
  actor: Actor,
  words: readonly SearchedWord[],
  atHand: string | undefined,
): Query<FoundStudent> =>
  foundStudents(tx, actor, scoreOf(tx, tx`s.lower_name`, words), tx`(m.rank > 0 or s.id = ${atHand ?? null}::uuid)`)

/** Children whose names are like one of the words. */
export const similarStudentsQuery = (tx: Transaction, actor: Actor, words: readonly SearchedWord[]) =>
  foundStudents(tx, actor, nearnessOf(tx, words), tx`m.rank >= 0.2`)

/** Classes whose competences are searched: own ones, shared ones, and for leaders the one at hand. */
const taughtClass = (tx: Transaction, { userId }: Actor, atHand: string | undefined): Fragment => tx`
  sc.is_active and (sc.id = ${atHand ?? null}::uuid or sc.creator_id = ${userId} or exists (
    select from class_access_right ar
    where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id and ar.user_id = ${userId}))`

/** Competences that have some of the words, with their domain and subject; best first, of the class at hand first. */
export const competencesQuery = (
  tx: Transaction,
  actor: Actor,
  words: readonly SearchedWord[],
  atHand: string | undefined,
): Query<FoundCompetence> => tx<FoundCompetence[]>`
  select c.id, c.description, cd.name as domain, ss.school_class_id,
    jsonb_build_object('id', ss.id, 'name', ss.name, 'abbreviation', ss.abbreviation, 'color', ss.color) as subject
  from school_subject ss
  join school_class sc on sc.tenant_id = ss.tenant_id and sc.id = ss.school_class_id
  join competence_domain cd on cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
  join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
  cross join lateral (
    select ${scoreOf(tx, tx`named.words`, words)} as score
    from (select lower((c.description || ' ' || cd.name || ' ' || ss.name) collate "de-x-icu") as words offset 0) as named
    offset 0
  ) as m
  where ss.tenant_id = ${actor.tenantId} and ss.id = any(array(${visibleSubjects(tx, actor)}))
    and ${taughtClass(tx, actor, atHand)} and m.score > 0
  order by m.score desc, sc.id is distinct from ${atHand ?? null}::uuid, sc.school_level, sc.name collate "de-x-icu",
    ss.position, cd.position, c.position, c.id
  limit ${searchLimits.competences}`
