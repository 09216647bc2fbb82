import { paths, useLocation } from '@lernspur/app-kit'

/** The sign-in page in another way, with the way back that somebody brought along. */
export const useLoginSearch = (way?: 'link'): string => {
  const { pathname, search } = useLocation()
  const back = pathname === paths.login ? new URLSearchParams(search).get('back') : null
  const next = new URLSearchParams({ ...(back !== null && { back }), ...(way && { way }) })
  return next.size > 0 ? `?${next}` : ''
}
