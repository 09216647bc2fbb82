import { Outlet, paths, useLocation, useMaybeSession, useNavigate, useSearchParams } from '@lernspur/app-kit'
import { Suspense, useEffect } from 'react'
import { safeBack } from '../../routing/sign-in-path'
import { PlainLayout } from './plain-layout'

/** Whoever is signed in, by this page or in another tab, goes on to where he or she wanted to be. */
const useWayOn = () => {
  const isSignedIn = useMaybeSession() !== null
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const target = safeBack(search.get('back'))
  const mayStay = pathname.startsWith(paths.emailChange)
  useEffect(() => {
    if (isSignedIn && !mayStay) void navigate(target, { replace: true })
  }, [isSignedIn, mayStay, navigate, target])
}

/** Around all pages below `/auth`. */
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
