import { assessmentTypeListQuery } from '@lernspur/api-client/assessment-type.queries'
import { type ShownLevel, useQuery } from '@lernspur/app-kit'
import { useMemo } from 'react'

/** Legacy levels by id, loaded only if a legacy observation is shown. */
export const useLegacyLevels = (isNeeded: boolean): ReadonlyMap<string, ShownLevel> => {
  const { data } = useQuery({ ...assessmentTypeListQuery(), enabled: isNeeded })
  return useMemo(() => {
    const levels = data?.rows.flatMap(({ performanceLevels }) => performanceLevels) ?? []
    return new Map(levels.map((level) => [level.id, { ...level, isFrontendPicture: level.pictureUrl === null }]))
  }, [data])
}
