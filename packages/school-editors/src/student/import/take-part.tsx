import { useToast, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import type { StudentImportState } from './import-state'

interface TakePartProps {
  state: StudentImportState
  busy: boolean
  onTake: () => void
  variant?: 'default' | 'secondary'
}

/**
 * Imports what the preview shows, in numbers, and says how much is still to be decided; first asks for the order of the
 * names if that is open.
 */
export function TakePart({ state, busy, onTake, variant = 'default' }: TakePartProps) {
  const { t } = useTranslation('school-editors.student-import')
  const toast = useToast()
  const { children, changes } = state.draft
  const open = state.mustAsk ? 0 : state.undecided.length
  const label = () => {
    if (changes === 0) return t(($) => $.take, { count: children })
    return children === 0 ? t(($) => $.takeChanges) : t(($) => $.takeWithChanges, { count: children })
  }
  const press = () => (state.mustAsk ? toast({ text: t(($) => $.order.missing), tone: 'error' }) : onTake())
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {open > 0 && (
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted-foreground">
          {t(($) => $.stillOpen, { count: open })}
        </p>
      )}
      <Button
        variant={variant}
        busy={busy}
        disabled={children + changes === 0}
        onClick={press}
        className="max-w-full whitespace-normal"
      >
        {label()}
      </Button>
    </div>
  )
}
