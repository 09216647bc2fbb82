import { schoolSealKeyRoutes } from '@lernspur/contracts/teacher/report-seal/school-seal-key.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import { slice } from '@lernspur/service-kit/service/slice'
import { currentConfirmation } from '@lernspur/service-kit/tenant/seal/confirmation.query'
import { revokeKey, schoolSealKeys } from '@lernspur/service-kit/tenant/seal/seal-keys'

/** The keys of the own school, for its owners (rule signature.11). */
export const schoolSealKeySlice = slice(schoolSealKeyRoutes, {
  getSchoolSeal: async ({ call }) => {
    const { tenantId } = call.actor
    const [keys, [confirmed]] = await call.read((tx) => [
      schoolSealKeys(tx, tenantId),
      currentConfirmation(tx, tenantId),
    ])
    return { keys: [...keys], confirmation: confirmed?.confirmation ?? null }
  },
  revokeSealKey: ({ call, params, body }) =>
    call.write(async (tx) => {
      const { tenantId } = call.actor
      const change = await revokeKey(tx, call, tenantId, params.publicKey, body)
      await audit(tx, call, 'seal-key.revoke', null, change)
      return undefined
    }),
})
