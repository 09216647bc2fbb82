import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'

/** What every act on one school is given. */
export interface ActProps {
  tenant: TenantRow
  onClose: () => void
}
