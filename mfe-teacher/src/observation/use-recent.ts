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

/** Starts the read early, so that it travels beside the others of the screen. */
export const usePrefetchRecent = (classId: string): void =>
  usePrefetchQuery(recentQuery(classId, useSession().whoAmI.id))

/** Competences that the user observed last in a class, newest first. Suspends while they are loading. */
export const useRecent = (classId: string): readonly string[] => {
  const { data } = useSuspenseQuery(recentQuery(classId, useSession().whoAmI.id))
  return [...new Set(data.rows.map(({ competenceId }) => competenceId))]
}
