import { isApiError, useErrorText, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

interface PlanConflictProps {
  failure: Error
  /** Shows the plan as somebody else has saved it. */
  onReread: () => void
  onOverwrite: () => void
}

/** Why a plan was not saved; whose state stays is decided where somebody else was faster. */
export function PlanConflict({ failure, onReread, onOverwrite }: PlanConflictProps) {
  const { t } = useTranslation('teacher.observation')
  const textOf = useErrorText()
  const isStale = isApiError(failure) && failure.code === 'EDIT_CONFLICT'
  const choice = (
    <>
      <Button size="sm" variant="outline" onClick={onReread}>
        {t(($) => $.plan.takeTheirs)}
      </Button>
      <Button size="sm" onClick={onOverwrite}>
        {t(($) => $.plan.keepMine)}
      </Button>
    </>
  )
  return (
    <Banner live tone={isStale ? 'warning' : 'danger'} icon={<TriangleAlert />} action={isStale ? choice : undefined}>
      {isStale ? t(($) => $.plan.stale) : textOf(failure)}
    </Banner>
  )
}
