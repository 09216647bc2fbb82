import { refreshWhoAmI, useQueryClient } from '@lernspur/app-runtime'
import { useCallback } from 'react'

/**
 * `const refresh = useRefresh(keys)`: refetches who-am-I and the data that a wizard depends on, so that the next step
 * sees what the previous one stored. `keys` are query keys and must be referentially stable.
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
