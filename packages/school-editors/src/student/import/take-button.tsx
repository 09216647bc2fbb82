import { useToast, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import type { StudentImportState } from './import-state'

interface TakeButtonProps {
  state: StudentImportState
  busy: boolean
  onTake: () => void
  variant?: 'default' | 'secondary'
}

/** Takes what the preview shows, in numbers; says so first where the order of the names is still to be answered. */
export function TakeButton({ state, busy, onTake, variant = 'default' }: TakeButtonProps) {
  const { t } = useTranslation('school-editors.student-import')
  const toast = useToast()
  const { children, changes } = state.draft
  const label = () => {
    if (changes === 0) return t(($) => $.take, { count: children })
    return children === 0 ? t(($) => $.takeChanges) : t(($) => $.takeWithChanges, { count: children })
  }
  const press = () => (state.mustAsk ? toast({ text: t(($) => $.order.missing), tone: 'error' }) : onTake())
  return (
    <Button
      variant={variant}
      busy={busy}
      disabled={children + changes === 0}
      onClick={press}
      className="max-w-full justify-self-end whitespace-normal"
    >
      {label()}
    </Button>
  )
}
