import { newestEntriesQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import { useQuery } from '@lernspur/app-runtime'
import type { ObservationFormEntry } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { useCallback, useMemo } from 'react'
import type { ObservationFormData } from '../observation-form-data'
import { type LastSeen, lastSeen } from './last-seen'

/**
 * The newest entry of each child for a competence, those waiting on this device included; the last competence's came
 * with the class.
 */
export const useNewest = (
  classId: string,
  { recent, newest, readAt }: Pick<ObservationFormData, 'recent' | 'newest' | 'readAt'>,
  competenceId: string,
  waiting: ReadonlyMap<string, ObservationFormEntry>,
): ((studentId: string) => LastSeen) => {
  const isRead = recent[0]?.competenceId === competenceId
  const { data } = useQuery({
    ...newestEntriesQuery({ schoolClassId: classId, competenceId }),
    enabled: competenceId !== '',
    ...(isRead && { initialData: { entries: newest }, initialDataUpdatedAt: readAt }),
  })
  const saved = useMemo(() => data && new Map(data.entries.map((entry) => [entry.studentId, entry])), [data])
  return useCallback((studentId) => lastSeen(studentId, saved, waiting), [saved, waiting])
}
