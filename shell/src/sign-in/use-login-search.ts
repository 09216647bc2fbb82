import { paths, useLocation } from '@lernspur/app-runtime'

/** The URL of the sign-in page with another method, keeping the return URL. */
export const useLoginSearch = (way?: 'link'): string => {
  const { pathname, search } = useLocation()
  const back = pathname === paths.login ? new URLSearchParams(search).get('back') : null
  const next = new URLSearchParams({ ...(back !== null && { back }), ...(way && { way }) })
  return next.size > 0 ? `?${next}` : ''
}
