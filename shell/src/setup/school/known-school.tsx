import { schoolTypeListQuery, stateListQuery } from '@lernspur/api-client/reference-data.queries'
import { currentTenantQuery, updateTenantMutation } from '@lernspur/api-client/tenant.queries'
import { useMutation, useQueryClient, useSuspenseQueries, useTranslation } from '@lernspur/app-kit'
import { DraftConflictNotice } from '@lernspur/app-kit/saving/draft-conflict-notice'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { useRef, useState } from 'react'
import { refreshWhoAmI } from '../../routing/refresh-who-am-i'
import { isSchoolNameValid, isSchoolValid, type SchoolDraft, schoolBodyOf, schoolDraftOf } from './school-draft'
import { SchoolFields } from './school-fields'

/** The own school, to look at and to change. */
export function KnownSchool({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('setup')
  const queryClient = useQueryClient()
  const [states, types] = useSuspenseQueries({ queries: [stateListQuery(), schoolTypeListQuery()] })
  const options = updateTenantMutation()
  const { mutateAsync } = useMutation({ ...options, meta: { ...options.meta, tellsConflict: true } })
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { draft, change, flush, conflict } = useAutosave<SchoolDraft>({
    name: `school ${tenant.id}`,
    initial: schoolDraftOf(tenant),
    isValid: isSchoolValid,
    updatedAt: tenant.updatedAt,
    save: async (latest, updatedAt) => {
      const body = schoolBodyOf(latest, states.data.rows)
      if (!body) return
      const saved = await mutateAsync({ body, ifMatch: updatedAt })
      // Who-am-I carries the school: whoever comes back to this page begins with what was saved.
      await refreshWhoAmI().catch(() => null)
      return saved
    },
    reread: async () => {
      const theirs = await queryClient.query({ ...currentTenantQuery(), staleTime: 0 })
      await refreshWhoAmI().catch(() => null)
      return { draft: schoolDraftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
  const nameOf = (rows: readonly { readonly id: string; readonly name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? ''
  const next = async () => {
    setTried(true)
    if (!isSchoolNameValid(draft.name)) nameInput.current?.focus()
    if (!isSchoolValid(draft)) return false
    await flush()
    return true
  }
  return (
    <StepPage title={t(($) => $.school.knownTitle)} description={t(($) => $.school.knownDescription)} onNext={next}>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.school.name.label), ({ name }) => name],
          [t(($) => $.school.state.label), ({ stateId }) => nameOf(states.data.rows, stateId)],
          [t(($) => $.school.type.label), ({ schoolTypeId }) => nameOf(types.data.rows, schoolTypeId)],
        ]}
      />
      <SchoolFields draft={draft} change={change} tried={tried} nameInput={nameInput} />
    </StepPage>
  )
}
