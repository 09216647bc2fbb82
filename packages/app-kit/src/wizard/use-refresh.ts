import { refreshWhoAmI, useQueryClient } from '@lernspur/app-kit'
import { useCallback } from 'react'

/**
 * `const refresh = useRefresh(keys)`: reads anew who somebody is and what a wizard goes by, so that the next step finds
 * what the one before stored. `keys` are query keys and stay the same object.
 */
export const useRefresh = (keys: readonly (readonly string[])[]) => {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      refreshWhoAmI(),
      ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'active' })),
    ])
  }, [queryClient, keys])
}
