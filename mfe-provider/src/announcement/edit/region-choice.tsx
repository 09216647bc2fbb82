import { schoolTypeListQuery, stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { ChosenList } from '../../tenant/choice/chosen-list'

interface RegionChoiceProps {
  stateIds: readonly string[]
  schoolTypeIds: readonly string[]
  onStates: (ids: string[]) => void
  onTypes: (ids: string[]) => void
  error: string | undefined
}

/** Chooses states and types of schools. */
export function RegionChoice({ stateIds, schoolTypeIds, onStates, onTypes, error }: RegionChoiceProps) {
  const { t } = useTranslation('provider.announcement')
  const states = useQuery(stateListQuery({ order: [{ field: 'name', dir: 'asc' }] })).data?.rows ?? []
  const types = useQuery(schoolTypeListQuery({ order: [{ field: 'name', dir: 'asc' }] })).data?.rows ?? []
  const codes = new Map(states.map(({ countryId, countryCode }) => [countryId, countryCode]))
  // Countries have types of the same name.
  const named = types.map(({ id, name, countryId }) => ({ id, name: `${name} (${codes.get(countryId) ?? ''})` }))
  return (
    <>
      <ChosenList
        label={t(($) => $.audience.states)}
        placeholder={t(($) => $.audience.addState)}
        items={states}
        chosen={states.filter(({ id }) => stateIds.includes(id))}
        onChange={onStates}
        error={error}
      />
      <ChosenList
        label={t(($) => $.audience.types)}
        placeholder={t(($) => $.audience.addType)}
        items={named}
        chosen={named.filter(({ id }) => schoolTypeIds.includes(id))}
        onChange={onTypes}
      />
    </>
  )
}
