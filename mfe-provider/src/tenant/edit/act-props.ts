import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'

/** Props of every action on one school. */
export interface ActProps {
  tenant: TenantRow
  onClose: () => void
}
