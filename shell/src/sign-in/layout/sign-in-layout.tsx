import {
  Outlet,
  paths,
  preloadTexts,
  useLocation,
  useMaybeSession,
  useNavigate,
  useSearchParams,
} from '@lernspur/app-runtime'
import { Suspense, useEffect } from 'react'
import { safeBack } from '../../session/sign-in-path'
import { PlainLayout } from './plain-layout'

// Nearly every page here has a form; its texts are loaded with the page's own.
preloadTexts('app-runtime.editing')

/** Pages that signed-in users use as well. */
const signedInPaths = [paths.emailChange, paths.invitations, paths.consent]

/** Redirects a signed-in user, by this page or in another tab, to the requested page. */
const useRedirectSignedIn = () => {
  const isSignedIn = useMaybeSession() !== null
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const target = safeBack(search.get('back'))
  const mayStay = signedInPaths.some((path) => pathname.startsWith(path))
  useEffect(() => {
    if (isSignedIn && !mayStay) void navigate(target, { replace: true })
  }, [isSignedIn, mayStay, navigate, target])
}

/** Layout of all pages without the frame. */
export function Component() {
  useRedirectSignedIn()
  return (
    <Suspense>
      <PlainLayout>
        <Outlet />
      </PlainLayout>
    </Suspense>
  )
}
