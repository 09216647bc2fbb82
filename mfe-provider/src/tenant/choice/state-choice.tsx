import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { ChosenList } from './chosen-list'

interface StateChoiceProps {
  stateIds: readonly string[]
  onChange: (ids: string[]) => void
  /** Offers the states of one country alone. */
  countryId?: string | undefined
  error?: string | undefined
}

/** Chooses states and cantons, in the word of the country; none of them is all of them. */
export function StateChoice({ stateIds, onChange, countryId, error }: StateChoiceProps) {
  const { t } = useTranslation('provider.tenant')
  const states = useQuery(stateListQuery({ order: [{ field: 'name', dir: 'asc' }] })).data?.rows ?? []
  const items = states.filter((state) => countryId === undefined || state.countryId === countryId)
  // One country has either states or cantons.
  const country = countryId === undefined ? undefined : items[0]?.countryCode
  const [label, placeholder] =
    country === undefined
      ? [t(($) => $.choice.states), t(($) => $.choice.addState)]
      : country === 'CH'
        ? [t(($) => $.choice.cantons), t(($) => $.choice.addCanton)]
        : [t(($) => $.choice.lands), t(($) => $.choice.addLand)]
  return (
    <ChosenList
      label={label}
      placeholder={placeholder}
      items={items}
      chosen={items.filter(({ id }) => stateIds.includes(id))}
      onChange={onChange}
      error={error}
    />
  )
}
