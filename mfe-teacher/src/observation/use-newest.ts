import { newestEntriesQuery } from '@lernspur/api-client/capture.queries'
import { useQuery } from '@lernspur/app-kit'
import type { NewestEntry } from '@lernspur/contracts/capture.contract'
import { useMemo } from 'react'
import type { CaptureWork } from './capture-work'

/** The newest entry of each child for a competence; that of the last one came with the class. */
export const useNewest = (
  classId: string,
  { recent, newest, readAt }: Pick<CaptureWork, 'recent' | 'newest' | 'readAt'>,
  competenceId: string,
): ReadonlyMap<string, NewestEntry> | undefined => {
  const isRead = recent[0]?.competenceId === competenceId
  const { data } = useQuery({
    ...newestEntriesQuery({ schoolClassId: classId, competenceId }),
    enabled: competenceId !== '',
    ...(isRead && { initialData: { entries: newest }, initialDataUpdatedAt: readAt }),
  })
  return useMemo(() => data && new Map(data.entries.map((entry) => [entry.studentId, entry])), [data])
}
