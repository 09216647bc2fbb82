import { schoolTypeListQuery, stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import { type CountryCode, countryCodes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { tenantLimits } from '@lernspur/contracts/tenant.contract'
import { isPlainName } from '@lernspur/contracts/wire/fields'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Input } from '@lernspur/ui/components/ui/input'
import type { ReactNode, RefObject } from 'react'
import { isSchoolNameValid, type SchoolDraft } from './school-draft'

interface SchoolFieldsProps<Draft extends SchoolDraft> {
  draft: Draft
  change: (draft: Draft) => void
  /** What another user saved in the meantime; null if nobody did. */
  conflict?: DraftConflict<Draft> | null
  /** Further fields of the draft by their labels, as a conflict shows them; `children` are their controls. */
  further?: readonly (readonly [label: string, textOf: (draft: Draft) => string])[]
  /** The user tried to continue: missing fields are marked. */
  tried: boolean
  /** The server's error for the name. */
  refusal?: string | undefined
  nameInput: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

const nameOf = (rows: readonly { readonly id: string; readonly name: string }[], id: string) =>
  rows.find((row) => row.id === id)?.name ?? ''

/** Name, place and kind of a school. */
export function SchoolFields<Draft extends SchoolDraft>({
  draft,
  change,
  conflict = null,
  further = [],
  tried,
  refusal,
  nameInput,
  children,
}: SchoolFieldsProps<Draft>) {
  const { t } = useTranslation('school-admin.onboarding')
  const [states, types] = useSuspenseQueries({ queries: [stateListQuery(), schoolTypeListQuery()] })
  const countries: Record<CountryCode, string> = {
    DE: t(($) => $.school.country.de),
    AT: t(($) => $.school.country.at),
    CH: t(($) => $.school.country.ch),
  }
  const items = countryCodes.flatMap((code) =>
    states.data.rows
      .filter(({ countryCode }) => countryCode === code)
      .map(({ id, name }) => ({ value: id, label: name, group: countries[code], keywords: countries[code] })),
  )
  const countryOf = (stateId: string) => states.data.rows.find(({ id }) => id === stateId)?.countryId
  const kinds = types.data.rows
    .filter(({ countryId }) => countryId === countryOf(draft.stateId))
    .map(({ id, name }) => ({ value: id, label: name }))
  const chooseState = (stateId: string) => {
    const stays = countryOf(stateId) === countryOf(draft.stateId)
    change({ ...draft, stateId, schoolTypeId: stays ? draft.schoolTypeId : '' })
  }
  const nameProblem =
    draft.name.trim().length > tenantLimits.name
      ? t(($) => $.tooLong, { max: tenantLimits.name })
      : !isPlainName(draft.name.trim())
        ? t(($) => $.school.name.plain)
        : tried && !isSchoolNameValid(draft.name)
          ? t(($) => $.school.name.missing)
          : refusal
  return (
    <>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.school.name.label), ({ name }) => name],
          [t(($) => $.school.state.label), ({ stateId }) => nameOf(states.data.rows, stateId)],
          [t(($) => $.school.type.label), ({ schoolTypeId }) => nameOf(types.data.rows, schoolTypeId)],
          ...further,
        ]}
      />
      <LabelledField label={t(($) => $.school.name.label)} error={nameProblem} required>
        <Input
          ref={nameInput}
          autoComplete="organization"
          placeholder={t(($) => $.school.name.example)}
          value={draft.name}
          onChange={(event) => change({ ...draft, name: event.target.value })}
        />
      </LabelledField>
      {children}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <LabelledField
          label={t(($) => $.school.state.label)}
          error={tried && draft.stateId === '' ? t(($) => $.school.state.missing) : undefined}
        >
          <Combobox
            items={items}
            value={draft.stateId}
            onValueChange={chooseState}
            placeholder={t(($) => $.school.state.placeholder)}
            searchLabel={t(($) => $.school.state.search)}
            empty={t(($) => $.school.state.none)}
          />
        </LabelledField>
        <LabelledField
          label={t(($) => $.school.type.label)}
          optional={t(($) => $.optional)}
          disabled={kinds.length === 0}
        >
          <SelectInput
            options={kinds}
            value={draft.schoolTypeId}
            onValueChange={(schoolTypeId) => change({ ...draft, schoolTypeId })}
            placeholder={kinds.length > 0 ? t(($) => $.school.type.placeholder) : t(($) => $.school.type.first)}
          />
        </LabelledField>
      </div>
    </>
  )
}
