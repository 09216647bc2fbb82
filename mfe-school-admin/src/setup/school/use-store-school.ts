import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { currentTenantQuery, updateTenantMutation } from '@lernspur/api-client/school-admin/tenant.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { refreshWhoAmI, useMutation, useQueryClient, useSuspenseQuery } from '@lernspur/app-runtime'
import type { State } from '@lernspur/contracts/school-admin/reference-data.contract'
import type { Tenant, UpdateTenant } from '@lernspur/contracts/tenant.contract'

interface SchoolForm<Draft> {
  /** Distinguishes the forms of a school. */
  readonly name: string
  readonly draftOf: (tenant: Tenant) => Draft
  readonly isValid: (draft: Draft) => boolean
  /** Undefined while something is missing. */
  readonly bodyOf: (draft: Draft, states: readonly State[]) => UpdateTenant | undefined
}

/** The user's own school as an autosaved form; what somebody else changed in the meantime is shown as a conflict. */
export const useStoreSchool = <Draft>(tenant: Tenant, { name, draftOf, isValid, bodyOf }: SchoolForm<Draft>) => {
  const queryClient = useQueryClient()
  const { data: states } = useSuspenseQuery(stateListQuery())
  const options = updateTenantMutation()
  const { mutateAsync } = useMutation({ ...options, meta: { ...options.meta, showsConflict: true } })
  return useAutosave<Draft>({
    name: `${name} ${tenant.id}`,
    initial: draftOf(tenant),
    isValid,
    updatedAt: tenant.updatedAt,
    save: async (latest, updatedAt) => {
      const body = bodyOf(latest, states.rows)
      if (!body) return
      const saved = await mutateAsync({ body, ifMatch: updatedAt })
      // Who-am-I includes the school, so that a page starts with the saved values when it is opened again.
      await refreshWhoAmI().catch(() => null)
      return saved
    },
    reread: async () => {
      const theirs = await queryClient.query({ ...currentTenantQuery(), staleTime: 0 })
      await refreshWhoAmI().catch(() => null)
      return { draft: draftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
}
