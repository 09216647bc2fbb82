import { schoolTypeListQuery, stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { ChosenList } from './chosen-list'

interface SchoolTypeChoiceProps {
  schoolTypeIds: readonly string[]
  onChange: (ids: string[]) => void
  /** Offers the types of one country alone. */
  countryId?: string
}

/** Chooses types of schools; none of them is all of them. */
export function SchoolTypeChoice({ schoolTypeIds, onChange, countryId }: SchoolTypeChoiceProps) {
  const { t } = useTranslation('provider.tenant')
  const states = useQuery(stateListQuery({ order: [{ field: 'name', dir: 'asc' }] })).data?.rows ?? []
  const types = useQuery(schoolTypeListQuery({ order: [{ field: 'name', dir: 'asc' }] })).data?.rows ?? []
  const codes = new Map(states.map((state) => [state.countryId, state.countryCode]))
  const items = types
    .filter((type) => countryId === undefined || type.countryId === countryId)
    // Countries have types of the same name.
    .map((type) => ({
      id: type.id,
      name: countryId === undefined ? `${type.name} (${codes.get(type.countryId) ?? ''})` : type.name,
    }))
  return (
    <ChosenList
      label={t(($) => $.choice.types)}
      placeholder={t(($) => $.choice.addType)}
      items={items}
      chosen={items.filter(({ id }) => schoolTypeIds.includes(id))}
      onChange={onChange}
    />
  )
}
