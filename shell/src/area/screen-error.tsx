import { ErrorNotice, isApiError, useQueryErrorResetBoundary, useRevalidator, useRouteError } from '@lernspur/app-kit'
import { NotFound } from './not-found'

/** A screen that could not be shown. What is not there says so; everything else can be tried again. */
export function ScreenError() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const { revalidate, state } = useRevalidator()
  if (isApiError(error) && error.code === 'NOT_FOUND') return <NotFound />
  const retry = () => {
    reset()
    void revalidate()
  }
  return <ErrorNotice size="page" error={error} onRetry={retry} busy={state === 'loading'} />
}
