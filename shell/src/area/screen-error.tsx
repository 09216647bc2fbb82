import {
  ErrorNotice,
  isApiError,
  Link,
  paths,
  useQueryErrorResetBoundary,
  useRevalidator,
  useRouteError,
  useTranslation,
} from '@lernspur/app-kit'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { NotFound } from './not-found'

/** A screen that could not be shown. What is not there says so; everything else can be tried again. */
export function ScreenError() {
  const { t } = useTranslation('frame')
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const { revalidate, state } = useRevalidator()
  if (isApiError(error) && error.code === 'NOT_FOUND') return <NotFound />
  const retry = () => {
    reset()
    void revalidate()
  }
  return (
    <ErrorNotice
      size="page"
      error={error}
      onRetry={retry}
      busy={state === 'loading'}
      action={
        <LinkButton asChild variant="outline">
          <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
        </LinkButton>
      }
    />
  )
}
