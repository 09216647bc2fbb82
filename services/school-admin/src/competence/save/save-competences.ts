import type { SaveCompetences } from '@lernspur/contracts/school-admin/competence.contract'
import { storedLevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import { requireSubjectRight } from '@lernspur/service-kit/access/subject-access'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'
import { usesOfCompetences } from '../competence.policy'
import { domainsOf } from '../competence.query'
import { requireKnown } from './require-known'

/** Rows with their positions. */
const orderedOf = ({ domains }: SaveCompetences) => ({
  domains: domains.map(({ id, name, symbol }, position) => ({ id, name, symbol: symbol?.trim() || null, position })),
  competences: domains.flatMap((domain) =>
    domain.competences.map(({ id, description, childSentence, shortTitle, levelDescriptions }, position) => ({
      id,
      description,
      childSentence: childSentence?.trim() || null,
      shortTitle: shortTitle?.trim() || null,
      levelDescriptions: storedLevelDescriptions(levelDescriptions),
      // A caller that knows no sentences, titles or descriptions takes none away.
      leavesSentence: childSentence === undefined,
      leavesTitle: shortTitle === undefined,
      leavesLevels: levelDescriptions === undefined,
      position,
      domainId: domain.id,
    })),
  ),
})

type OrderedCompetences = ReturnType<typeof orderedOf>
interface Row {
  readonly id: string
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id)

/** Inserts new rows; an id that is taken is EDIT_CONFLICT by the primary key. */
const insertRows = async (
  tx: Transaction,
  tenantId: string,
  schoolSubjectId: string,
  made: OrderedCompetences,
): Promise<void> => {
  await tx`
    insert into competence_domain (tenant_id, id, school_subject_id, name, symbol, position)
    select ${tenantId}, i.id, ${schoolSubjectId}, i.name, i.symbol, i.position
    from jsonb_to_recordset(${tx.json(made.domains)}) as i (id uuid, name text, symbol text, position integer)`
  await tx`
    insert into competence (tenant_id, id, domain_id, description, child_sentence, short_title, level_descriptions, position)
    select ${tenantId}, i.id, i."domainId", i.description, i."childSentence", i."shortTitle", i."levelDescriptions",
      i.position
    from jsonb_to_recordset(${tx.json(made.competences)}) as i (
      id uuid, "domainId" uuid, description text, "childSentence" text, "shortTitle" text,
      "levelDescriptions" jsonb, position integer)`
}

/** Changes rows that differ and returns their ids; others keep their version. */
const updateRows = async (tx: Transaction, tenantId: string, ordered: OrderedCompetences) => {
  const domains = await tx<Row[]>`
    update competence_domain cd set
      name = i.name, symbol = i.symbol, position = i.position, updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(ordered.domains)}) as i (id uuid, name text, symbol text, position integer)
    where cd.tenant_id = ${tenantId} and cd.id = i.id
      and (cd.name, cd.symbol, cd.position) is distinct from (i.name, i.symbol, i.position)
    returning cd.id`
  const competences = await tx<Row[]>`
    update competence c set
      domain_id = i."domainId", description = i.description, child_sentence = i.sentence, short_title = i.title,
      level_descriptions = i.levels, position = i.position, updated_at = clock_timestamp()
    from (
      select i.id, i."domainId", i.description, i.position,
        case when i."leavesSentence" then stored_c.child_sentence else i."childSentence" end as sentence,
        case when i."leavesTitle" then stored_c.short_title else i."shortTitle" end as title,
        case when i."leavesLevels" then stored_c.level_descriptions else i."levelDescriptions" end as levels
      from jsonb_to_recordset(${tx.json(ordered.competences)}) as i (
        id uuid, "domainId" uuid, description text, "childSentence" text, "leavesSentence" boolean,
        "shortTitle" text, "leavesTitle" boolean, "levelDescriptions" jsonb, "leavesLevels" boolean, position integer)
      join competence stored_c on stored_c.tenant_id = ${tenantId} and stored_c.id = i.id
    ) as i
    where c.tenant_id = ${tenantId} and c.id = i.id
      and (c.domain_id, c.description, c.child_sentence, c.short_title, c.level_descriptions, c.position)
        is distinct from (i."domainId", i.description, i.sentence, i.title, i.levels, i.position)
    returning c.id`
  return { domains: idsOf(domains), competences: idsOf(competences) }
}

/** Deletes locked rows and returns their ids. */
const deleteRows = async (tx: Transaction, tenantId: string, ids: readonly string[]) => {
  const competences = await tx<Row[]>`
    delete from competence where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) returning id`
  const domains = await tx<Row[]>`
    delete from competence_domain where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) returning id`
  return { domains: idsOf(domains), competences: idsOf(competences) }
}

/**
 * Saves the whole contents of a subject in their order, all or nothing (rule subject.4). UPDATE_NOT_ALLOWED without the
 * right to manage competences, EDIT_CONFLICT when a row is not as the caller knows it, FOREIGN_KEY_CONSTRAINT when a
 * row to delete has observations.
 */
export const saveCompetences = (call: Call, schoolSubjectId: string, input: SaveCompetences) =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await requireSubjectRight(tx, call.actor, schoolSubjectId, 'competences', 'UPDATE_NOT_ALLOWED')
    const stored = await requireKnown(tx, call, schoolSubjectId, input)
    await refuseInUse(tx, usesOfCompetences(tx, call, idsOf(input.removed)))
    const rows = orderedOf(input)
    const pick = (isStored: boolean): OrderedCompetences => ({
      domains: rows.domains.filter(({ id }) => stored.has(id) === isStored),
      competences: rows.competences.filter(({ id }) => stored.has(id) === isStored),
    })
    const made = pick(false)
    await insertRows(tx, tenantId, schoolSubjectId, made)
    const changed = await updateRows(tx, tenantId, pick(true))
    const gone = await deleteRows(tx, tenantId, idsOf(input.removed))
    await audit(tx, call, 'competence-domain.create', idsOf(made.domains))
    await audit(tx, call, 'competence-domain.update', changed.domains)
    await audit(tx, call, 'competence-domain.delete', gone.domains)
    await audit(tx, call, 'competence.create', idsOf(made.competences))
    await audit(tx, call, 'competence.update', changed.competences)
    await audit(tx, call, 'competence.delete', gone.competences)
    const saved = await domainsOf(tx, call.actor, schoolSubjectId)
    return { rows: [...saved], count: saved.length }
  })
