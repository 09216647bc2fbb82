import type { FormField } from '@lernspur/app-kit/form/form-field'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useTranslation } from '@lernspur/app-runtime'
import { templateSources } from '@lernspur/contracts/tenant.contract'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { TypedNamesakes } from '../identity/typed-namesakes'
import { useRegionNames } from '../use-region-names'
import type { TenantValues } from './tenant-form'

interface TenantFieldsProps {
  field: (name: keyof TenantValues) => FormField
  /** The school itself, when it exists already. */
  ownId?: string
}

/** Name, place, kind and templates of a school. */
export function TenantFields({ field, ownId }: TenantFieldsProps) {
  const { t } = useTranslation('provider.tenant')
  const { stateItems, types, countryIdOf } = useRegionNames()
  const [state, type, source] = [field('stateId'), field('schoolTypeId'), field('subjectTemplateSource')]
  const country = countryIdOf(state.value)
  const kinds = types.filter(({ countryId }) => countryId === country)
  const chooseState = (stateId: string) => {
    state.onValueChange(stateId)
    if (countryIdOf(stateId) !== country) type.onValueChange('')
  }
  const none = { value: '', label: t(($) => $.form.none) }
  return (
    <>
      <TextField
        {...field('name')}
        label={t(($) => $.form.name)}
        missing={t(($) => $.form.nameMissing)}
        autoComplete="off"
      />
      <TypedNamesakes name={field('name').value} except={ownId} />
      <TextField
        {...field('slogan')}
        label={t(($) => $.form.slogan)}
        missing=""
        hint={t(($) => $.form.sloganHint)}
        required={false}
        autoComplete="off"
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <LabelledField
          id={state.id}
          label={t(($) => $.column.land)}
          error={state.problem ? t(($) => $.form.landMissing) : state.detail}
          required
        >
          <Combobox
            items={stateItems}
            value={state.value}
            onValueChange={chooseState}
            placeholder={t(($) => $.form.choose)}
            searchLabel={t(($) => $.filter.searchLand)}
            empty={t(($) => $.filter.noLand)}
          />
        </LabelledField>
        <LabelledField id={type.id} label={t(($) => $.column.type)} error={type.detail} disabled={kinds.length === 0}>
          <SelectInput
            options={[none, ...kinds.map(({ id, name }) => ({ value: id, label: name }))]}
            value={type.value}
            onValueChange={type.onValueChange}
          />
        </LabelledField>
      </div>
      <LabelledField id={source.id} label={t(($) => $.form.source)} hint={t(($) => $.form.sourceHint)}>
        <SelectInput
          options={[none, ...templateSources.map((value) => ({ value, label: t(($) => $.source[value]) }))]}
          value={source.value}
          onValueChange={source.onValueChange}
        />
      </LabelledField>
    </>
  )
}
