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
} from '@lernspur/app-kit'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { lazy, useEffect, useState } from 'react'
import { AreaCard } from './area-card'
import { NotFound } from './not-found'

const NoSchool = lazy(() => import('./no-school'))

/** A resource of the area failed to load: the code of a screen, or its texts. */
const isFileError = (error: unknown): boolean =>
  error instanceof MissingTexts || (error instanceof Error && error.name === 'ChunkLoadError')

const isNetworkError = (error: unknown): boolean => isApiError(error) && error.networkError

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
    reset()
    await reloadTexts()
    await navigate(here, { replace: true, preventScrollReset: true, state: here.state })
    setRetrying(false)
  }
  const isRefused = isApiError(error) && error.code === 'NO_PERMISSION'
  // Whoever has lost the role, or whose school was disabled, meets the page that says so.
  useEffect(() => {
    if (isRefused) refreshWhoAmI().catch(() => null)
  }, [isRefused])
  const isFile = isFileError(error)
  // The area card handles its own retry.
  useReconnect(() => (isNetworkError(error) || (isFile && !area)) && void retry())
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
        <LinkButton asChild variant="outline">
          <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
        </LinkButton>
      }
    />
  )
}
