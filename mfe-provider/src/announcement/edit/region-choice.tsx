import { SchoolTypeChoice } from '../../tenant/choice/school-type-choice'
import { StateChoice } from '../../tenant/choice/state-choice'

interface RegionChoiceProps {
  stateIds: readonly string[]
  schoolTypeIds: readonly string[]
  onStates: (ids: string[]) => void
  onTypes: (ids: string[]) => void
  error: string | undefined
}

/** Chooses states and types of schools. */
export function RegionChoice({ stateIds, schoolTypeIds, onStates, onTypes, error }: RegionChoiceProps) {
  return (
    <>
      <StateChoice stateIds={stateIds} onChange={onStates} error={error} />
      <SchoolTypeChoice schoolTypeIds={schoolTypeIds} onChange={onTypes} />
    </>
  )
}
