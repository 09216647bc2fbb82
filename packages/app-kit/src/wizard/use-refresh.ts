import { schoolClassKeys } from '@lernspur/api-client/school-class.queries'
import { useQueryClient } from '@lernspur/app-kit'
import { useCallback } from 'react'
import { refreshWhoAmI } from '../session/refresh-who-am-i'

const facts = [
  schoolClassKeys.all,
  ['performance-assessment'],
  ['performance-visual'],
  ['school-year'],
  ['subject'],
  ['subject-template'],
  ['tenant'],
  ['user-role'],
]

/** Reads anew what wizards go by, so that the next step finds what the one before stored. */
export const useRefresh = () => {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      refreshWhoAmI(),
      ...facts.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'active' })),
    ])
  }, [queryClient])
}
