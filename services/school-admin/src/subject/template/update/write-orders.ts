import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { storedSubjects } from '../../content/stored-subjects'
import { inOrder } from './compare-order'
import type { UpdatePlan } from './plan-update'

/** Puts domains and competences of a template into the order of its origin; `orders` as in `UpdatePlan`. */
export const writeOrders = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  schoolSubjectId: string,
  orders: UpdatePlan['orders'],
): Promise<void> => {
  if (orders.size === 0) return
  const [subject] = await storedSubjects(tx, tenantId, tx`ss.id = ${schoolSubjectId}`)
  if (!subject) return
  const positioned = <Part extends { readonly id: string; readonly originId: string | null }>(
    ownerId: string,
    parts: readonly Part[],
  ) => {
    const theirs = orders.get(ownerId)
    return theirs ? inOrder(parts, theirs).map(({ id }, position) => ({ id, position })) : []
  }
  const domains = positioned(subject.id, subject.domains)
  const competences = subject.domains.flatMap((domain) => positioned(domain.id, domain.competences))
  await tx`
    update competence_domain cd set position = i.position
    from jsonb_to_recordset(${tx.json(domains as never)}) as i (id uuid, position integer)
    where cd.tenant_id = ${tenantId} and cd.id = i.id and cd.position is distinct from i.position`
  await tx`
    update competence c set position = i.position
    from jsonb_to_recordset(${tx.json(competences as never)}) as i (id uuid, position integer)
    where c.tenant_id = ${tenantId} and c.id = i.id and c.position is distinct from i.position`
}
