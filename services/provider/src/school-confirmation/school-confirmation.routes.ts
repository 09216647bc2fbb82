import { schoolConfirmationRoutes } from '@lernspur/contracts/provider/school-confirmation.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { readOperator } from '@lernspur/service-kit/process/operator-config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { confirmSchool } from './confirm-school'
import { identityOf, identityQueries } from './identity.query'
import { namedSchools, namesakesAmong } from './namesakes'
import { revokeTenantKey } from './revoke-tenant-key'
import { withdrawConfirmation } from './withdraw-confirmation'

/** Schools that the operator vouches for, and their keys (rules signature.10, signature.11). */
export const schoolConfirmationSlice = ({ mode }: ServiceConfig): Slice => {
  const { name: operator } = readOperator(mode)
  return slice(schoolConfirmationRoutes, {
    getSchoolIdentity: async ({ call, params }) =>
      identityOf(await call.read((tx) => identityQueries(tx, params.tenantId))),
    confirmSchool: ({ call, params, body }) => confirmSchool(call, params.tenantId, body, operator),
    withdrawSchoolConfirmation: ({ call, params }) => withdrawConfirmation(call, params.tenantId),
    listNamesakes: async ({ call, query }) => {
      const [schools] = await call.read((tx) => [namedSchools(tx, query.except ?? null)])
      return { namesakes: namesakesAmong(schools, [query.name]) }
    },
    revokeTenantSealKey: ({ call, params, body }) => revokeTenantKey(call, params.tenantId, params.publicKey, body),
  })
}
