import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { keptFor, lockClassTemplate } from './class-template.policy'

/** Removes templates whose deletion can be taken back no longer. */
const removeOver = async (tx: Transaction, tenantId: string): Promise<void> => {
  const over = tx`(
    select sc.id from school_class sc
    where sc.tenant_id = ${tenantId} and sc.is_template and not sc.is_active
      and sc.updated_at < now() - ${keptFor}::interval)`
  await tx`delete from school_subject where tenant_id = ${tenantId} and school_class_id in ${over}`
  await tx`delete from school_class where tenant_id = ${tenantId} and id in ${over}`
}

/** Deletes a template, which can be taken back for an hour (rule class-template.3). */
export const deleteClassTemplate = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const { name } = await lockClassTemplate(tx, tenantId, id)
    await removeOver(tx, tenantId)
    await tx`
      update school_class set is_active = false, updated_at = now() where tenant_id = ${tenantId} and id = ${id}`
    await audit(tx, call, 'class-template.delete', id, differences({ name }, { name: null }))
    return undefined
  })
