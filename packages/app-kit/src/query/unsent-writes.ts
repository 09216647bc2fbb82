import { queryClient } from './page-client'

const isUnsent = () =>
  queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .some(({ meta }) => meta?.savesNothing !== true)

/** Asks before the window is closed while writes are on their way or wait for the network. Returns how to stop. */
export const warnBeforeLosingWrites = (): (() => void) => {
  const leave = (event: BeforeUnloadEvent) => {
    if (isUnsent()) event.preventDefault()
  }
  window.addEventListener('beforeunload', leave)
  return () => window.removeEventListener('beforeunload', leave)
}
