import { useQueryClient } from '@lernspur/app-kit'

/**
 * `const reread = useReread(['subject'])`: waits until what the server holds after a write has been read. The write has
 * begun that reading already where it names the key among what it makes stale.
 */
export const useReread = (queryKey: readonly string[]) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
