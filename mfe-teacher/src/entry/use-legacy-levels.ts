import { assessmentTypeListQuery } from '@lernspur/api-client/teacher/assessment-type.queries'
import { useQuery } from '@lernspur/app-runtime'
import { useMemo } from 'react'
import { type EntryLevel, legacyScalesOf, levelsOf } from './entry-scale'

/** Legacy levels by id, loaded only if a legacy observation is shown. */
export const useLegacyLevels = (isNeeded: boolean): ReadonlyMap<string, EntryLevel> => {
  const { data } = useQuery({ ...assessmentTypeListQuery(), enabled: isNeeded })
  return useMemo(() => levelsOf(legacyScalesOf(data?.rows ?? [])), [data])
}
