import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useTranslation } from '@lernspur/app-runtime'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { useRef, useState } from 'react'
import { isSchoolNameValid, isSchoolValid, type SchoolDraft, schoolBodyOf, schoolDraftOf } from './school-draft'
import { SchoolFields } from './school-fields'
import { useStoreSchool } from './use-store-school'

/** The user's own school, to view and edit. */
export function KnownSchool({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('school-admin.onboarding')
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { draft, change, flush, conflict } = useStoreSchool<SchoolDraft>(tenant, {
    name: 'school',
    draftOf: schoolDraftOf,
    isValid: isSchoolValid,
    bodyOf: schoolBodyOf,
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
