import { schoolDraftQuery, updateMeMutation } from '@lernspur/api-client/identity/user.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useMutation, useQueryClient } from '@lernspur/app-runtime'
import type { SchoolDraft as StoredSchool } from '@lernspur/contracts/identity/user.contract'
import { tenantLimits } from '@lernspur/contracts/tenant.contract'
import { type SchoolDraft, schoolDraftOf, storedSchoolOf } from './school-draft'

/**
 * The draft of a school that is not created yet. The server stores it for the user, so that it survives reloads,
 * crashes and a change of device.
 */
export const useSchoolDraft = (known: StoredSchool | null) => {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(updateMeMutation())
  return useAutosave<SchoolDraft>({
    name: 'new school',
    initial: schoolDraftOf(known),
    isValid: ({ name }) => name.length <= tenantLimits.name,
    save: async (draft) => {
      const schoolDraft = storedSchoolOf(draft)
      await mutateAsync({ body: { schoolDraft } })
      queryClient.setQueryData(schoolDraftQuery().queryKey, schoolDraft)
    },
  })
}
