import type { UpdateTemplates } from '@lernspur/contracts/school-admin/subject-template.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { recordChange } from '../../change/record-change'
import { writeContentChange } from '../../content/content-change'
import type { PublishedSubject } from '../../content/published-subjects'
import { changedSubjects } from '../../content/write-subjects'
import { readSubjects } from '../../subject.query'
import { planUpdate, type UpdatePlan } from './plan-update'
import { type FollowingTemplate, followingTemplates, isAhead, origins } from './read-templates'
import { writeOrders } from './write-orders'

const writePlan = async (
  tx: Transaction,
  call: Call,
  id: string,
  versionId: string,
  plan: UpdatePlan,
): Promise<void> => {
  const { tenantId } = call.actor
  // First, because a competence may move out of a domain that is deleted.
  await writeContentChange(tx, call, id, plan.change)
  await tx`delete from competence_domain where tenant_id = ${tenantId} and id = any(${[...plan.goneDomains]}::uuid[])`
  await tx`delete from competence where tenant_id = ${tenantId} and id = any(${[...plan.goneCompetences]}::uuid[])`
  await tx`
    update competence_domain cd set origin_id = i."originId"
    from jsonb_to_recordset(${tx.json(plan.links.domains as never)}) as i (id uuid, "originId" uuid)
    where cd.tenant_id = ${tenantId} and cd.id = i.id`
  await tx`
    update competence c set origin_id = i."originId"
    from jsonb_to_recordset(${tx.json(plan.links.competences as never)}) as i (id uuid, "originId" uuid)
    where c.tenant_id = ${tenantId} and c.id = i.id`
  await writeOrders(tx, call, id, plan.orders)
  await tx`
    update school_subject set origin_texts = ${tx.json(plan.texts as never)}, origin_version_id = ${versionId}
    where tenant_id = ${tenantId} and id = ${id}`
}

/** The origin of the whole template is gone: the template is deleted as well, or follows nothing from now on. */
const withoutOrigin = async (tx: Transaction, call: Call, { own }: FollowingTemplate, isTaken: boolean) => {
  const { tenantId } = call.actor
  if (isTaken) await tx`delete from school_subject where tenant_id = ${tenantId} and id = ${own.id}`
  else {
    await tx`
      update school_subject set origin_id = null, origin_texts = null, origin_version_id = null, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${own.id}`
  }
}

const updateOne = async (
  tx: Transaction,
  call: Call,
  template: FollowingTemplate,
  origin: PublishedSubject | undefined,
  requested: UpdateTemplates['updates'],
): Promise<void> => {
  const { own, texts } = template
  const seen = requested.flatMap(({ versionId }) => versionId ?? [])
  if (seen.some((versionId) => versionId !== origin?.version.id)) return refuse('EDIT_CONFLICT')
  const take = new Set(requested.flatMap((update) => update.take))
  const retain = new Set(requested.flatMap((update) => update.keep))
  if (!origin || !isAhead(template, origin) || take.size + retain.size === 0) return
  if (!origin.isRemoved) {
    await writePlan(tx, call, own.id, origin.version.id, planUpdate(own, origin, texts, { take, keep: retain }))
  } else if (take.has(origin.id) || retain.has(origin.id)) await withoutOrigin(tx, call, template, take.has(origin.id))
}

/**
 * Takes changes of the provider into templates of the school, all or none, and records what undoes it; the school's own
 * changes stay where they are not taken (rule subject.7). NOT_FOUND for anything but a template with an origin,
 * EDIT_CONFLICT when there is another version than the caller has seen.
 */
export const updateTemplates = async (call: Call, { updates }: UpdateTemplates) => {
  const ids = [...new Set(updates.map(({ schoolSubjectId }) => schoolSubjectId))].toSorted()
  const theirs = await origins(call, (tx) => tx`ss.id = any(${ids}::uuid[])`)
  return call.write(async (tx) => {
    await tx`
      select from school_subject where tenant_id = ${call.actor.tenantId} and id = any(${ids}::uuid[])
      order by id for update`
    const templates = await followingTemplates(tx, call, tx`ss.id = any(${ids}::uuid[])`)
    if (templates.length < ids.length) return refuse('NOT_FOUND')
    const { rows, count } = await recordChange(tx, call, 'update', ids, async () => {
      for (const template of templates) {
        const requested = updates.filter(({ schoolSubjectId }) => schoolSubjectId === template.own.id)
        await updateOne(tx, call, template, theirs.get(template.own.originId ?? ''), requested)
      }
      await audit(tx, call, 'subject.update', ids)
      return { ...changedSubjects(await readSubjects(tx, call, ids)), ids }
    })
    return { rows, count }
  })
}
