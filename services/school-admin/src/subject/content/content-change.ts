import type { LevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { CompetenceContent, DomainContent, SubjectContent } from './subject-content'

/** Changes inside one subject. New parts are appended. */
export interface ContentChange {
  readonly fields: Partial<Pick<SubjectContent, 'name' | 'abbreviation' | 'color'>>
  /** An id only where something is moved into it. */
  readonly newDomains: readonly (DomainContent & { readonly id?: string })[]
  readonly changedDomains: readonly { readonly id: string; readonly name: string; readonly symbol: string | null }[]
  readonly newCompetences: readonly (CompetenceContent & { readonly domainId: string })[]
  /** A sentence, a title or descriptions are null where they go; without them the competence keeps its own. */
  readonly changedCompetences: readonly {
    readonly id: string
    readonly description: string
    readonly childSentence?: string | null | undefined
    readonly shortTitle?: string | null | undefined
    readonly levelDescriptions?: LevelDescriptions | null | undefined
  }[]
  /** To the end of another domain, which may be new. */
  readonly movedCompetences?: readonly { readonly id: string; readonly domainId: string }[]
}

const changeDomains = async (tx: Transaction, tenantId: string, domains: ContentChange['changedDomains']) => {
  await tx`
    update competence_domain cd set name = i.name, symbol = i.symbol, updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(domains as never)}) as i (id uuid, name text, symbol text)
    where cd.tenant_id = ${tenantId} and cd.id = i.id`
}

const changeCompetences = async (
  tx: Transaction,
  tenantId: string,
  competences: ContentChange['changedCompetences'],
) => {
  const rows = competences.map((one) => ({
    ...one,
    leavesSentence: one.childSentence === undefined,
    leavesTitle: one.shortTitle === undefined,
    leavesLevels: one.levelDescriptions === undefined,
  }))
  await tx`
    update competence c set description = i.description, updated_at = clock_timestamp(),
      child_sentence = case when i."leavesSentence" then c.child_sentence else i."childSentence" end,
      short_title = case when i."leavesTitle" then c.short_title else i."shortTitle" end,
      level_descriptions = case when i."leavesLevels" then c.level_descriptions else i."levelDescriptions" end
    from jsonb_to_recordset(${tx.json(rows as never)}) as i (
      id uuid, description text, "childSentence" text, "leavesSentence" boolean, "shortTitle" text, "leavesTitle" boolean,
      "levelDescriptions" jsonb, "leavesLevels" boolean)
    where c.tenant_id = ${tenantId} and c.id = i.id`
}

const moveCompetences = async (
  tx: Transaction,
  tenantId: string,
  competences: ContentChange['movedCompetences'] = [],
) => {
  const rows = competences.map((competence, position) => ({ ...competence, place: position }))
  await tx`
    update competence moved_c set domain_id = i."domainId", updated_at = clock_timestamp(),
      position = i.place + 1 + coalesce((
        select max(c.position) from competence c where c.tenant_id = ${tenantId} and c.domain_id = i."domainId"), -1)
    from jsonb_to_recordset(${tx.json(rows as never)}) as i (id uuid, "domainId" uuid, place integer)
    where moved_c.tenant_id = ${tenantId} and moved_c.id = i.id`
}

/** Appends competences in the order given. */
const addCompetences = async (tx: Transaction, tenantId: string, competences: ContentChange['newCompetences']) => {
  const rows = competences.map((competence, position) => ({ ...competence, place: position }))
  await tx`
    insert into competence (tenant_id, origin_id, domain_id, description, child_sentence, short_title, level_descriptions,
      position)
    select ${tenantId}, i."originId", i."domainId", i.description, i."childSentence", i."shortTitle", i."levelDescriptions",
      i.place + 1 + coalesce((
      select max(c.position) from competence c where c.tenant_id = ${tenantId} and c.domain_id = i."domainId"), -1)
    from jsonb_to_recordset(${tx.json(rows as never)}) as i (
      "originId" uuid, "domainId" uuid, description text, "childSentence" text, "shortTitle" text,
      "levelDescriptions" jsonb, place integer)`
}

const addDomains = async (tx: Transaction, tenantId: string, id: string, domains: ContentChange['newDomains']) => {
  const rows = domains.map((domain, position) => ({ id: Bun.randomUUIDv7(), ...domain, place: position }))
  await tx`
    insert into competence_domain (tenant_id, id, origin_id, school_subject_id, name, symbol, position)
    select ${tenantId}, i.id, i."originId", ${id}, i.name, i.symbol, i.place + 1 + coalesce((
      select max(cd.position) from competence_domain cd where cd.tenant_id = ${tenantId} and cd.school_subject_id = ${id}), -1)
    from jsonb_to_recordset(${tx.json(rows as never)}) as i (
      id uuid, "originId" uuid, name text, symbol text, place integer)`
  const competences = rows.flatMap((row) => row.competences.map((competence) => ({ ...competence, domainId: row.id })))
  await addCompetences(tx, tenantId, competences)
}

/** Writes a change into a subject whose row the caller has locked. */
export const writeContentChange = async (tx: Transaction, call: Call, id: string, change: ContentChange) => {
  const { tenantId } = call.actor
  const { name, abbreviation, color } = change.fields
  await tx`
    update school_subject set name = coalesce(${name ?? null}, name), color = coalesce(${color ?? null}, color),
      abbreviation = coalesce(${abbreviation ?? null}, abbreviation), updated_at = clock_timestamp()
    where tenant_id = ${tenantId} and id = ${id}`
  await changeDomains(tx, tenantId, change.changedDomains)
  await changeCompetences(tx, tenantId, change.changedCompetences)
  await addCompetences(tx, tenantId, change.newCompetences)
  await addDomains(tx, tenantId, id, change.newDomains)
  await moveCompetences(tx, tenantId, change.movedCompetences)
}
