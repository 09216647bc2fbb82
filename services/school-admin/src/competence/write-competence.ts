import type {
  Competence,
  CreateOwnCompetence,
  UpdateCompetence,
} from '@lernspur/contracts/school-admin/competence.contract'
import { storedLevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { lockDomain, usesOfCompetences } from './competence.policy'

/** Ids of a competence and its domain. */
interface CompetencePath {
  readonly domainId: string
  readonly competenceId: string
}

/** A child's sentence or a short title as it is stored; blank is none. */
const storedText = (text: string | null | undefined): string | null => text?.trim() || null

/** Descriptions of levels as a parameter; none is null. */
const storedLevels = (tx: Transaction, descriptions: Competence['levelDescriptions']) => {
  const texts = storedLevelDescriptions(descriptions)
  return texts && tx.json(texts)
}

/** Appends a competence to a domain. */
export const createCompetence = (call: Call, domainId: string, input: CreateOwnCompetence): Promise<Competence> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await lockDomain(tx, call, domainId, 'CREATE_NOT_ALLOWED')
    const [row] = await tx<Competence[]>`
      insert into competence (tenant_id, id, domain_id, description, child_sentence, short_title, level_descriptions, position)
      select ${tenantId}, ${input.id ?? Bun.randomUUIDv7()}, ${domainId}, ${input.description},
        ${storedText(input.childSentence)}::text, ${storedText(input.shortTitle)}::text,
        ${storedLevels(tx, input.levelDescriptions)}::jsonb,
        coalesce(max(c.position) + 1, 0)
      from competence c where c.tenant_id = ${tenantId} and c.domain_id = ${domainId}
      returning id, domain_id, description, child_sentence, short_title, level_descriptions, updated_at`
    if (!row) return refuse('UNKNOWN')
    await audit(tx, call, 'competence.create', row.id)
    return row
  })

/** Changes the texts of a competence; omitted ones stay; NOT_FOUND for one of another domain. */
export const updateCompetence = (call: Call, path: CompetencePath, change: UpdateCompetence): Promise<Competence> =>
  call.write(async (tx) => {
    await lockDomain(tx, call, path.domainId, 'UPDATE_NOT_ALLOWED')
    const [current] = await tx<Omit<Competence, 'domainId'>[]>`
      select id, description, child_sentence, short_title, level_descriptions, updated_at from competence
      where tenant_id = ${call.actor.tenantId} and domain_id = ${path.domainId} and id = ${path.competenceId}
      for update`
    if (!current) return refuse('NOT_FOUND')
    await requireFresh(tx, call, current)
    const textOf = (field: 'childSentence' | 'shortTitle') =>
      change[field] === undefined ? (current[field] ?? null) : storedText(change[field])
    const levels = change.levelDescriptions === undefined ? current.levelDescriptions : change.levelDescriptions
    const [row] = await tx<Competence[]>`
      update competence set
        description = ${change.description ?? current.description},
        child_sentence = ${textOf('childSentence')}, short_title = ${textOf('shortTitle')},
        level_descriptions = ${storedLevels(tx, levels)}::jsonb,
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${path.competenceId}
      returning id, domain_id, description, child_sentence, short_title, level_descriptions, updated_at`
    if (!row) return refuse('NOT_FOUND')
    await audit(tx, call, 'competence.update', row.id, differences(current, change))
    return row
  })

/** Deletes a competence; FOREIGN_KEY_CONSTRAINT when it has observations. */
export const deleteCompetence = (call: Call, path: CompetencePath): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await lockDomain(tx, call, path.domainId, 'NO_PERMISSION')
    const found = await tx`
      select from competence
      where tenant_id = ${tenantId} and domain_id = ${path.domainId} and id = ${path.competenceId} for update`
    if (found.length === 0) refuse('NOT_FOUND')
    await refuseInUse(tx, usesOfCompetences(tx, call, [path.competenceId]))
    await tx`delete from competence where tenant_id = ${tenantId} and id = ${path.competenceId}`
    await audit(tx, call, 'competence.delete', path.competenceId)
    return undefined
  })
