import { useQueryClient } from '@lernspur/app-runtime'

/**
 * `const reread = useReread(['subject'])`: waits until the data under the key has been refetched after a write. If the
 * write invalidates the key, the refetch is already in progress.
 */
export const useReread = (queryKey: readonly string[]) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
