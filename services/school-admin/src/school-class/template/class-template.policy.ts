import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'

interface LockedTemplate {
  readonly id: string
  readonly name: string
  readonly updatedAt: string
}

/** Locks a template of the school for a change; NOT_FOUND for a deleted one and for a class that is none. */
export const lockClassTemplate = async (tx: Transaction, tenantId: string, id: string): Promise<LockedTemplate> => {
  const [row] = await tx<LockedTemplate[]>`
    select sc.id, coalesce(sc.nickname, sc.name) as name, sc.updated_at from school_class sc
    where sc.tenant_id = ${tenantId} and sc.id = ${id} and sc.is_template and sc.is_active for update`
  return row ?? refuse('NOT_FOUND')
}
