import {
  ErrorNotice,
  isApiError,
  Link,
  MissingTexts,
  paths,
  refreshWhoAmI,
  reloadTexts,
  useLocation,
  useMaybeSession,
  useNavigate,
  useQueryErrorResetBoundary,
  useReconnect,
  useRouteError,
  useTranslation,
} from '@lernspur/app-runtime'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { lazy, useEffect, useState } from 'react'
import { AreaCard } from './area-card'
import { areas } from './areas'
import { NotFound } from './not-found'

const NoSchool = lazy(() => import('./no-school'))

/** Error page of a screen. Unknown pages get the not-found page; everything else can be retried. */
export function ScreenError({ area }: { area?: AreaName }) {
  const { t } = useTranslation('shell.frame')
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const navigate = useNavigate()
  const here = useLocation()
  const session = useMaybeSession()
  const [retrying, setRetrying] = useState(false)
  // Navigates instead of revalidating, because the router reliably clears an error only at a new location.
  const retry = async () => {
    setRetrying(true)
    if (area && !(await areas.unload(area))) return location.reload()
    reset()
    await reloadTexts()
    await navigate(here, { replace: true, preventScrollReset: true, state: here.state })
    setRetrying(false)
  }
  const isRefused = isApiError(error) && error.code === 'NO_PERMISSION'
  // A user who has lost the role, or whose school was disabled, gets the page that says so.
  useEffect(() => {
    if (isRefused) refreshWhoAmI().catch(() => null)
  }, [isRefused])
  // The code of a screen, or its texts.
  const isFile = error instanceof MissingTexts || (error instanceof Error && error.name === 'ChunkLoadError')
  // The area card handles its own retry.
  useReconnect(() => ((isApiError(error) && error.networkError) || (isFile && !area)) && void retry())
  if (isApiError(error) && error.code === 'NOT_FOUND') return <NotFound />
  // The role ended during navigation; the guards redirect the next navigation to the start page.
  if (isRefused && session?.role === null) return <NoSchool />
  if (area && isFile)
    return <AreaCard area={area} reason="unreachable" retrying={retrying} retry={() => void retry()} />
  return (
    <ErrorNotice
      size="page"
      error={error}
      onRetry={() => void retry()}
      busy={retrying}
      action={
        <Button asChild variant="outline">
          <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
        </Button>
      }
    />
  )
}
