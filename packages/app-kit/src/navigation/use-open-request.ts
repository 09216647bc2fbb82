import { useSearchParams } from '@lernspur/app-runtime'
import { useEffect, useEffectEvent } from 'react'

const name = 'open'

/**
 * Opens what the URL of a page requests, as in `?open=add`, once: the parameter is removed, so that going back or
 * reloading does not open it again.
 */
export const useOpenRequest = (what: string, open: () => void): void => {
  const [search, setSearch] = useSearchParams()
  const isRequested = search.get(name) === what
  const answer = useEffectEvent(() => {
    open()
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => {
    if (isRequested) answer()
  }, [isRequested])
}
