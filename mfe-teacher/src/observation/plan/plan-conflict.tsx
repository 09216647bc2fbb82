import { isApiError, useErrorText, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

interface PlanConflictProps {
  failure: Error
  /** Shows the plan as somebody else has saved it. */
  onReread: () => void
  onOverwrite: () => void
}

/** Says why a plan was not saved; if somebody else has changed or deleted it, the user chooses which version stays. */
export function PlanConflict({ failure, onReread, onOverwrite }: PlanConflictProps) {
  const { t } = useTranslation('teacher.observation')
  const textOf = useErrorText()
  const isStale = isApiError(failure) && failure.code === 'EDIT_CONFLICT'
  const isGone = isApiError(failure) && failure.code === 'NOT_FOUND'
  const choice = (
    <>
      {isStale && (
        <Button size="sm" variant="outline" onClick={onReread}>
          {t(($) => $.plan.takeTheirs)}
        </Button>
      )}
      <Button size="sm" onClick={onOverwrite}>
        {t(($) => $.plan.overwrite)}
      </Button>
    </>
  )
  return (
    <Banner
      live
      tone={isStale || isGone ? 'warning' : 'danger'}
      icon={<TriangleAlert />}
      action={isStale || isGone ? choice : undefined}
    >
      {isStale ? t(($) => $.plan.stale) : isGone ? t(($) => $.plan.gone) : textOf(failure)}
    </Banner>
  )
}
