import { schoolDraftQuery, updateMeMutation } from '@lernspur/api-client/user.queries'
import { useMutation, useQueryClient } from '@lernspur/app-kit'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import { tenantLimits } from '@lernspur/contracts/tenant.contract'
import type { SchoolDraft as KeptSchool } from '@lernspur/contracts/user.contract'
import { keptSchoolOf, type SchoolDraft, schoolDraftOf } from './school-draft'

/**
 * The school that nobody has made yet. The server keeps what is typed of it for the person, so that it waits after a
 * reload, a crash and on another device.
 */
export const useKeptDraft = (known: KeptSchool | null) => {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(updateMeMutation())
  return useAutosave<SchoolDraft>({
    name: 'new school',
    initial: schoolDraftOf(known),
    isValid: ({ name }) => name.length <= tenantLimits.name,
    save: async (draft) => {
      const schoolDraft = keptSchoolOf(draft)
      await mutateAsync({ schoolDraft })
      queryClient.setQueryData(schoolDraftQuery().queryKey, schoolDraft)
    },
  })
}
