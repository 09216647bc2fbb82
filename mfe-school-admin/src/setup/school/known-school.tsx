import { stateListQuery } from '@lernspur/api-client/reference-data.queries'
import { currentTenantQuery, updateTenantMutation } from '@lernspur/api-client/tenant.queries'
import { refreshWhoAmI, useMutation, useQueryClient, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { useRef, useState } from 'react'
import { isSchoolNameValid, isSchoolValid, type SchoolDraft, schoolBodyOf, schoolDraftOf } from './school-draft'
import { SchoolFields } from './school-fields'

/** The user's own school, to view and edit. */
export function KnownSchool({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('school-admin.onboarding')
  const queryClient = useQueryClient()
  const { data: states } = useSuspenseQuery(stateListQuery())
  const options = updateTenantMutation()
  const { mutateAsync } = useMutation({ ...options, meta: { ...options.meta, showsConflict: true } })
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { draft, change, flush, conflict } = useAutosave<SchoolDraft>({
    name: `school ${tenant.id}`,
    initial: schoolDraftOf(tenant),
    isValid: isSchoolValid,
    updatedAt: tenant.updatedAt,
    save: async (latest, updatedAt) => {
      const body = schoolBodyOf(latest, states.rows)
      if (!body) return
      const saved = await mutateAsync({ body, ifMatch: updatedAt })
      // Who-am-I includes the school, so that this page starts with the saved values when it is opened again.
      await refreshWhoAmI().catch(() => null)
      return saved
    },
    reread: async () => {
      const theirs = await queryClient.query({ ...currentTenantQuery(), staleTime: 0 })
      await refreshWhoAmI().catch(() => null)
      return { draft: schoolDraftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
  const next = async () => {
    setTried(true)
    if (!isSchoolNameValid(draft.name)) nameInput.current?.focus()
    if (!isSchoolValid(draft)) return false
    await flush()
    return true
  }
  return (
    <StepPage title={t(($) => $.school.knownTitle)} description={t(($) => $.school.knownDescription)} onNext={next}>
      <SchoolFields draft={draft} change={change} conflict={conflict} tried={tried} nameInput={nameInput} />
    </StepPage>
  )
}
