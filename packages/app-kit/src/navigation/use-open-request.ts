import { useSearchParams } from '@lernspur/app-runtime'
import { useEffect, useEffectEvent } from 'react'

const name = 'open'

/**
 * Opens something on a page that the address asks for, as in `?open=add`, once: the address forgets it, so that going
 * back or loading the page again does not open it again.
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
