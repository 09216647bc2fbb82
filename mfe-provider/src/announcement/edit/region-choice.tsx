import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { ChosenList } from '../../tenant/choice/chosen-list'
import { SchoolTypeChoice } from '../../tenant/choice/school-type-choice'

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
      <SchoolTypeChoice schoolTypeIds={schoolTypeIds} onChange={onTypes} />
    </>
  )
}
