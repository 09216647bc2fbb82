import { tenantViewRoutes } from '@lernspur/contracts/provider/tenant-view.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { getTenantClosing } from './get-tenant-closing'
import { getTenantStorage } from './get-tenant-storage'
import { getTenantTemplates } from './get-tenant-templates'
import { getTenantYears } from './get-tenant-years'
import { listTenantActs } from './list-tenant-acts'
import { listTenantPeople } from './list-tenant-people'
import { resendTenantInvitation } from './resend-tenant-invitation'

/** A school as the provider sees it, one call for each part. */
export const tenantViewSlice = ({ secret }: ServiceConfig): Slice =>
  slice(tenantViewRoutes, {
    listTenantPeople: ({ call, params, list }) => listTenantPeople(call, params.tenantId, list),
    getTenantYears: ({ call, params }) => getTenantYears(call, params.tenantId),
    getTenantTemplates: ({ call, params }) => getTenantTemplates(call, params.tenantId),
    getTenantStorage: ({ call, params }) => getTenantStorage(call, params.tenantId),
    getTenantClosing: ({ call, params }) => getTenantClosing(call, params.tenantId),
    listTenantActs: ({ call, params, list }) => listTenantActs(call, params.tenantId, list),
    resendTenantInvitation: ({ call, params }) =>
      resendTenantInvitation(call, params.tenantId, params.userRoleId, secret),
  })
