import {
  ErrorNotice,
  isApiError,
  Link,
  MissingTexts,
  paths,
  reloadTexts,
  useQueryErrorResetBoundary,
  useRevalidator,
  useRouteError,
  useTranslation,
} from '@lernspur/app-kit'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { useTransition } from 'react'
import { AreaCard } from './area-card'
import { NotFound } from './not-found'

/** A part of the area itself could not be had: the code of a screen, or its texts. */
const isFileError = (error: unknown): boolean =>
  error instanceof MissingTexts || (error instanceof Error && error.name === 'ChunkLoadError')

/** A screen that could not be shown. What is not there says so; everything else can be tried again. */
export function ScreenError({ area }: { area?: AreaName }) {
  const { t } = useTranslation('frame')
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const { revalidate } = useRevalidator()
  const [retrying, startTransition] = useTransition()
  if (isApiError(error) && error.code === 'NOT_FOUND') return <NotFound />
  const retry = () =>
    startTransition(async () => {
      reset()
      await reloadTexts()
      await revalidate()
    })
  if (area && isFileError(error)) return <AreaCard area={area} reason="unreachable" retrying={retrying} retry={retry} />
  return (
    <ErrorNotice
      size="page"
      error={error}
      onRetry={retry}
      busy={retrying}
      action={
        <LinkButton asChild variant="outline">
          <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
        </LinkButton>
      }
    />
  )
}
