import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { usePrefetchQuery, useSession, useSuspenseQuery } from '@lernspur/app-kit'

const recentQuery = (classId: string, userId: string) =>
  observationListQuery({
    filter: [
      { field: 'schoolClassId', type: 'eq', value: classId },
      { field: 'creatorId', type: 'eq', value: userId },
    ],
    order: [{ field: 'createdAt', dir: 'desc' }],
    limit: 200,
  })

/** Starts loading early, in parallel with the screen's other requests. */
export const usePrefetchRecent = (classId: string): void =>
  usePrefetchQuery(recentQuery(classId, useSession().whoAmI.id))

/** Competences that the user observed most recently in a class, newest first. Suspends while loading. */
export const useRecent = (classId: string): readonly string[] => {
  const { data } = useSuspenseQuery(recentQuery(classId, useSession().whoAmI.id))
  return [...new Set(data.rows.map(({ competenceId }) => competenceId))]
}
