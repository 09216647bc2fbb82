import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** Condition on `rsl` (report_seal): its key is revoked because others may have had it (rule signature.11). */
export const hasUnsafeKey = (tx: Transaction): Fragment => tx`exists (
  select from seal_key sk join published_seal_key psk on psk.public_key = sk.public_key
  where sk.tenant_id = rsl.tenant_id and sk.id = rsl.seal_key_id and psk.revocation_reason in ('lost', 'misuse'))`

/** The same for the seal of a report that `row` names. */
export const hasUnsafeSeal = (tx: Transaction, row: Fragment): Fragment => tx`exists (
  select from report_seal rsl
  where rsl.tenant_id = ${row}.tenant_id and rsl.report_id = ${row}.report_id and ${hasUnsafeKey(tx)})`
