import type { TemplateUpdate } from '@lernspur/contracts/school-admin/subject-template.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { offeredVersionIds, type PublishedSubject } from '../../content/published-subjects'
import { compareOrigin } from './compare-origin'
import { newlyPublished } from './newly-published'
import { type FollowingTemplate, followingTemplates, heldTemplates, isAhead, origins } from './read-templates'

/** A template with what its origin has changed; undefined when there is nothing to take. */
const updateOf = (template: FollowingTemplate, origin: PublishedSubject | undefined): TemplateUpdate[] => {
  if (!origin || !isAhead(template, origin)) return []
  const { own, texts } = template
  const changes = compareOrigin(own, origin.isRemoved ? undefined : origin, texts)
  const { id: schoolSubjectId, name, color, schoolLevel } = own
  return changes.length > 0 ? [{ schoolSubjectId, name, color, schoolLevel, version: origin.version, changes }] : []
}

const updates = async (call: Call, condition: (tx: Transaction) => Fragment): Promise<TemplateUpdate[]> => {
  const theirs = await origins(call, condition)
  if (theirs.size === 0) return []
  const templates = await writeTenant(call.db, call.actor.tenantId, (tx) => followingTemplates(tx, call, condition(tx)))
  return templates.flatMap((template) => updateOf(template, theirs.get(template.own.originId ?? '')))
}

/** The school's templates whose origin has a version with changes: what is new, changed, moved and gone, by name. */
export const listTemplateUpdates = async (call: Call) => {
  const rows = await updates(call, (tx) => tx`true`)
  return { rows, count: rows.length }
}

/**
 * Names of versions with something for the school, of which it has taken nothing yet, how many templates they change,
 * and which subjects are new (rule template.6).
 */
export const newVersions = async (call: Call) => {
  const held = await heldTemplates(call)
  const [offered, newSubjects] = await Promise.all([
    offeredVersionIds(
      call,
      held.map(({ id }) => id),
    ),
    newlyPublished(call, held),
  ])
  const ids = held.filter(({ id, versionId }) => (offered.get(id) ?? versionId) !== versionId).map(({ id }) => id)
  // Most schools hold the last versions, so contents are seldom read.
  const rows = ids.length > 0 ? await updates(call, (tx) => tx`ss.origin_id = any(${ids}::uuid[])`) : []
  const names = [...rows.map(({ version }) => version.name), ...newSubjects.map(({ versionName }) => versionName)]
  return {
    names: [...new Set(names)],
    templateCount: rows.length,
    newSubjects: newSubjects.map(({ name, schoolLevel }) => ({ name, schoolLevel })),
  }
}
