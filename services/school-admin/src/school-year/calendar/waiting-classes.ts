import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/**
 * A class `sc` of year `sy` without a next year: neither was it taken over, nor was it left out when its year was (rule
 * roll-over.6).
 */
export const waitingClasses = (tx: Transaction, tenantId: string): Fragment => tx`
  sc.tenant_id = ${tenantId} and sc.is_active and not sc.is_template
  and not exists (
    select from roll_over_class roc where roc.tenant_id = sc.tenant_id and roc.from_class_id = sc.id)
  and not exists (
    select from roll_over ro where ro.tenant_id = sc.tenant_id and ro.from_school_year_id = sy.id and ro.undone_at is null)`
