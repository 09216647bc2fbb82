import { accessRightListQuery } from '@lernspur/api-client/school-admin/access-right.queries'
import { classesQuery, paths, useQueryClient, useSession } from '@lernspur/app-runtime'

/**
 * `const landing = await landAtClass()`: where a user starts after joining a school: with a single class, on its page,
 * ready for the first observation if the user may write entries; otherwise on the start page.
 */
export const useClassLanding = () => {
  const queryClient = useQueryClient()
  const { id: userId } = useSession().whoAmI
  const ofUser = accessRightListQuery({ filter: [{ field: 'userId', type: 'eq', value: userId }] })
  return async (): Promise<string> => {
    const [classes, rights] = await Promise.all([
      queryClient.query({ ...classesQuery(), staleTime: 0 }),
      queryClient.query({ ...ofUser, staleTime: 0 }),
    ])
    const [only, ...others] = classes.rows.filter(({ isOnboardingFinalized }) => isOnboardingFinalized)
    const right = rights.rows.find(({ schoolClass }) => schoolClass.id === only?.id)
    if (!only || others.length > 0 || !right) return paths.home
    return right.canWriteCompetenceEntries ? paths.capture(only.id) : paths.classSkills(only.id)
  }
}
