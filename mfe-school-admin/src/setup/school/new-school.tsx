import { schoolDraftQuery, updateMeMutation } from '@lernspur/api-client/identity/user.queries'
import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { onboardTenantMutation } from '@lernspur/api-client/school-admin/tenant.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import {
  refreshWhoAmI,
  store,
  useErrorText,
  useKeyedMutation,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
  useTranslation,
  whoAmIAtom,
} from '@lernspur/app-runtime'
import type { SchoolDraft as StoredSchool } from '@lernspur/contracts/identity/user.contract'
import { tenantLimits } from '@lernspur/contracts/tenant.contract'
import { type ReactNode, useRef, useState } from 'react'
import {
  isSchoolNameValid,
  isSchoolValid,
  type SchoolDraft,
  schoolBodyOf,
  schoolDraftOf,
  storedSchoolOf,
} from './school-draft'
import { SchoolFields } from './school-fields'
import { useEnterSchool } from './use-enter-school'

/**
 * The draft of a school that is not created yet. The server stores it for the user, so that it survives reloads,
 * crashes and a change of device.
 */
const useSchoolDraft = (known: StoredSchool | null) => {
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

const useFoundSchool = () => {
  const onboard = useKeyedMutation(onboardTenantMutation({ showsFailure: true }))
  const enter = useEnterSchool()
  const found = async (body: NonNullable<ReturnType<typeof schoolBodyOf>>) => {
    try {
      const { id } = await onboard.mutateAsync({ body })
      await refreshWhoAmI()
      const role = store.get(whoAmIAtom)?.userRoles.find(({ tenantId }) => tenantId === id)
      if (role) await enter(role.id)
    } catch (error) {
      // The school may have been created although the response was lost; then it is offered above the form.
      await refreshWhoAmI().catch(() => null)
      throw error
    }
  }
  return { found, error: onboard.error }
}

/**
 * A new school. It is created by the button and not by saving a draft, since a half-typed name is no school; `known` is
 * the stored draft.
 */
export function NewSchool({ known, children }: { known: StoredSchool | null; children: ReactNode }) {
  const { t } = useTranslation('school-admin.onboarding')
  const textOf = useErrorText()
  const { data: states } = useSuspenseQuery(stateListQuery())
  const { found, error } = useFoundSchool()
  const nameInput = useRef<HTMLInputElement>(null)
  const { draft, change, flush } = useSchoolDraft(known)
  const [tried, setTried] = useState(false)
  const next = async () => {
    setTried(true)
    const body = schoolBodyOf(draft, states.rows)
    if (!isSchoolNameValid(draft.name)) nameInput.current?.focus()
    if (!body || !isSchoolValid(draft)) return false
    await flush()
    await found(body)
    // Navigates to the next step with a session of the new school.
    return false
  }
  return (
    <StepPage
      title={t(($) => $.school.title)}
      description={t(($) => $.school.description)}
      nextLabel={t(($) => $.school.create)}
      onNext={next}
    >
      {children}
      <SchoolFields
        draft={draft}
        change={change}
        tried={tried}
        refusal={error ? textOf(error) : undefined}
        nameInput={nameInput}
      />
    </StepPage>
  )
}
