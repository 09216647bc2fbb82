import type {
  AuditEntry,
  auditEntryRoutes,
} from '@lernspur/contracts/school-admin/data-protection/audit-entry.contract'
import { auditEntrySelect } from '@lernspur/service-kit/call/audit'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { entityName } from './entity-name'

/** What the fields of an audit entry (`aue`) were and are, without what they are called. */
const changedValues = (tx: Transaction): Fragment => tx`(
  select string_agg(part.value, ' ')
  from jsonb_each(aue.change) as change, jsonb_array_elements_text(change.value) as part (value))`

/** The audit of the caller's school, newest first. */
export const listAuditEntries = async (call: Call, list: ListOf<typeof auditEntryRoutes.listAuditEntries>) =>
  pageOf(
    await call.read((tx) => {
      const columns = {
        id: 'aue.id',
        createdAt: 'aue.created_at',
        noun: tx`split_part(aue.action, '.', 1)`,
        verb: tx`split_part(aue.action, '.', 2)`,
        entityId: 'aue.entity_id',
        userId: 'aue.user_id',
        text: tx`concat_ws(' ', u.first_name, u.last_name, ${entityName(tx)}, ${changedValues(tx)})`,
      }
      return pageQueries<AuditEntry>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
        select: tx`${auditEntrySelect(tx)}, aue.entity_id, ${entityName(tx)} as entity_name,
          (select jsonb_build_object('id', pt.id, 'name', pt.name) from program_token pt
            where pt.tenant_id = aue.tenant_id and pt.id = aue.program_id) as program`,
        from: tx`
          audit_entry aue left join app_user u on u.id = aue.user_id
          where aue.tenant_id = ${call.actor.tenantId}`,
        counted: tx`audit_entry aue where aue.tenant_id = ${call.actor.tenantId}`,
      })
    }),
  )
