import {
  ErrorNotice,
  isApiError,
  Link,
  MissingTexts,
  paths,
  reloadTexts,
  useLocation,
  useMaybeSession,
  useNavigate,
  useQueryErrorResetBoundary,
  useRouteError,
  useTranslation,
} from '@lernspur/app-kit'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { lazy, useState } from 'react'
import { AreaCard } from './area-card'
import { NotFound } from './not-found'
import { useReconnect } from './use-reconnect'

const NoSchool = lazy(() => import('./no-school'))

/** A part of the area itself could not be had: the code of a screen, or its texts. */
const isFileError = (error: unknown): boolean =>
  error instanceof MissingTexts || (error instanceof Error && error.name === 'ChunkLoadError')

const isNetworkError = (error: unknown): boolean => isApiError(error) && error.networkError

/** A screen that could not be shown. What is not there says so; everything else can be tried again. */
export function ScreenError({ area }: { area?: AreaName }) {
  const { t } = useTranslation('shell.frame')
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const navigate = useNavigate()
  const here = useLocation()
  const session = useMaybeSession()
  const [retrying, setRetrying] = useState(false)
  // Coming here anew instead of revalidating: the router lets go of an error for sure only at another location.
  const retry = async () => {
    setRetrying(true)
    reset()
    await reloadTexts()
    await navigate(here, { replace: true, preventScrollReset: true, state: here.state })
    setRetrying(false)
  }
  const isFile = isFileError(error)
  // The card of an area looks after itself.
  useReconnect(() => (isNetworkError(error) || (isFile && !area)) && void retry())
  if (isApiError(error) && error.code === 'NOT_FOUND') return <NotFound />
  // A role that ended while the page was on its way; the next navigation is led home by the guards.
  if (isApiError(error) && error.code === 'NO_PERMISSION' && session?.role === null) return <NoSchool />
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
