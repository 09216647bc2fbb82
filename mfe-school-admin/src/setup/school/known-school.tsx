import { stateListQuery } from '@lernspur/api-client/reference-data.queries'
import { updateTenantMutation } from '@lernspur/api-client/tenant.queries'
import { refreshWhoAmI, useMutation, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import { useBase } from '@lernspur/app-kit/saving/use-base'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { useRef, useState } from 'react'
import { isSchoolNameValid, isSchoolValid, type SchoolDraft, schoolBodyOf, schoolDraftOf } from './school-draft'
import { SchoolFields } from './school-fields'

/** The own school, to look at and to change. */
export function KnownSchool({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('school-admin.onboarding')
  const { data: states } = useSuspenseQuery(stateListQuery())
  const { mutateAsync } = useMutation(updateTenantMutation())
  const saveOn = useBase(tenant.updatedAt)
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { draft, change, flush } = useAutosave<SchoolDraft>({
    name: `school ${tenant.id}`,
    initial: schoolDraftOf(tenant),
    isValid: isSchoolValid,
    save: async (latest) => {
      const body = schoolBodyOf(latest, states.rows)
      if (!body) return
      await saveOn((updatedAt) => mutateAsync({ body, ...(updatedAt && { updatedAt }) }))
      // Who-am-I carries the school: whoever comes back to this page begins with what was saved.
      await refreshWhoAmI().catch(() => null)
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
      <SchoolFields draft={draft} change={change} tried={tried} nameInput={nameInput} />
    </StepPage>
  )
}
