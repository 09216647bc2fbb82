import {
  Outlet,
  paths,
  preloadTexts,
  useLocation,
  useMaybeSession,
  useNavigate,
  useSearchParams,
} from '@lernspur/app-kit'
import { Suspense, useEffect } from 'react'
import { safeBack } from '../../session/sign-in-path'
import { PlainLayout } from './plain-layout'

// Nearly every page here has a form; its texts come along with the page's own.
preloadTexts('app-kit.editing')

/** Pages with something to do for signed-in people as well. */
const openToAll = [paths.emailChange, paths.invitations]

/** Whoever is signed in, by this page or in another tab, goes on to where he or she wanted to be. */
const useWayOn = () => {
  const isSignedIn = useMaybeSession() !== null
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const target = safeBack(search.get('back'))
  const mayStay = openToAll.some((path) => pathname.startsWith(path))
  useEffect(() => {
    if (isSignedIn && !mayStay) void navigate(target, { replace: true })
  }, [isSignedIn, mayStay, navigate, target])
}

/** Around all pages that stand for themselves, with no frame around them. */
export function Component() {
  useWayOn()
  return (
    <Suspense>
      <PlainLayout>
        <Outlet />
      </PlainLayout>
    </Suspense>
  )
}
