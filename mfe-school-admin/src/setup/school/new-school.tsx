import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { onboardTenantMutation } from '@lernspur/api-client/school-admin/tenant.queries'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import {
  refreshWhoAmI,
  store,
  useErrorText,
  useKeyedMutation,
  useSuspenseQuery,
  useTranslation,
  whoAmIAtom,
} from '@lernspur/app-runtime'
import type { SchoolDraft } from '@lernspur/contracts/identity/user.contract'
import { type ReactNode, useRef, useState } from 'react'
import { isSchoolNameValid, isSchoolValid, schoolBodyOf } from './school-draft'
import { SchoolFields } from './school-fields'
import { useEnterSchool } from './use-enter-school'
import { useSchoolDraft } from './use-school-draft'

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
export function NewSchool({ known, children }: { known: SchoolDraft | null; children: ReactNode }) {
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
