import { createOfficialFormMutation } from '@lernspur/api-client/provider/official-form.queries'
import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useKeyedMutation, useNavigate, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { FormContent } from '@lernspur/contracts/official-form/form-content'
import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'

/** Select does not support an empty value. */
const blank = 'blank'

/** Adds a form for a Land or canton: a blank one, or a copy of another (rule form.8). */
export function NewForm({ forms }: { forms: readonly OfficialForm[] }) {
  const { t } = useTranslation('provider.official-form')
  const navigate = useNavigate()
  const { data: states } = useSuspenseQuery(stateListQuery())
  const { mutateAsync, isPending } = useKeyedMutation(createOfficialFormMutation())
  const [stateId, setStateId] = useState('')
  const [source, setSource] = useState(blank)
  const state = states.rows.find(({ id }) => id === stateId)
  const blankForm: FormContent = {
    name: t(($) => $.create.blankName),
    schoolLevels: [1],
    source: t(($) => $.create.blankSource),
    sourceUrl: null,
    blocks: [
      { kind: 'title', lines: [t(($) => $.create.blankTitle)] },
      { kind: 'signatures', lines: [] },
    ],
  }
  const create = async () => {
    if (!state) return
    const copied = forms.find(({ id }) => id === source)
    const draft = copied?.draft ?? blankForm
    // Another country has other types of school.
    const schoolTypeIds = copied?.countryId === state.countryId ? copied.schoolTypeIds : []
    const { id } = await mutateAsync({
      body: { countryId: state.countryId, stateId: state.id, schoolTypeIds, draft },
    })
    await navigate(`/provider/official-forms/${id}`)
  }
  return (
    <section aria-labelledby="new-form" className="grid gap-3">
      <h2 id="new-form" className="font-semibold">
        {t(($) => $.create.title)}
      </h2>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <LabelledField label={t(($) => $.create.state)}>
          <SelectInput
            value={stateId}
            onValueChange={setStateId}
            options={states.rows.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </LabelledField>
        <LabelledField label={t(($) => $.create.from)}>
          <SelectInput
            value={source}
            onValueChange={setSource}
            options={[
              { value: blank, label: t(($) => $.create.blank) },
              ...forms.map(({ id, draft }) => ({ value: id, label: draft.name })),
            ]}
          />
        </LabelledField>
      </div>
      <Button
        className="justify-self-start"
        busy={isPending}
        disabled={!state}
        onClick={() => void create().catch(() => null)}
      >
        {t(($) => $.create.submit)}
      </Button>
    </section>
  )
}
