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

/** Chooses states and cantons; none of them is all of them. */
export function StateChoice({ stateIds, onChange, countryId, error }: StateChoiceProps) {
  const { t } = useTranslation('provider.tenant')
  const states = useQuery(stateListQuery({ order: [{ field: 'name', dir: 'asc' }] })).data?.rows ?? []
  const items = states.filter((state) => countryId === undefined || state.countryId === countryId)
  return (
    <ChosenList
      label={t(($) => $.choice.states)}
      placeholder={t(($) => $.choice.addState)}
      items={items}
      chosen={items.filter(({ id }) => stateIds.includes(id))}
      onChange={onChange}
      error={error}
    />
  )
}
