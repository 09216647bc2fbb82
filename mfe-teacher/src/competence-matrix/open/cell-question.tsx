import { useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import type { CellState } from '../cells/cell-store'
import type { DrawnLevel } from '../grid/level-style'

interface CellQuestionProps {
  state: CellState
  drawn: ReadonlyMap<string, DrawnLevel>
  onOverwrite: () => void
  onDiscard: () => void
}

/** Why a cell is not saved, what was typed and what is stored, and what can be done about it. */
export function CellQuestion({ state: { cell, edit }, drawn, onOverwrite, onDiscard }: CellQuestionProps) {
  const { t } = useTranslation('teacher.skills')
  if (edit?.state !== 'changed' && edit?.state !== 'refused') return null
  const labelOf = (id: string | null | undefined, none: string) => drawn.get(id ?? '')?.label ?? none
  const typed = labelOf(edit.levelId, edit.description ? t(($) => $.note) : t(($) => $.takenBack))
  const isChanged = edit.state === 'changed'
  return (
    <div className="grid gap-2">
      <Banner tone={isChanged ? 'warning' : 'danger'}>
        <span>
          {edit.message}
          <span className="block">{t(($) => $.typed, { level: typed })}</span>
          {isChanged && (
            <span className="block">
              {t(($) => $.stands, {
                level: labelOf(cell?.newest?.levelId, cell?.newest ? t(($) => $.note) : t(($) => $.nothing)),
              })}
            </span>
          )}
        </span>
      </Banner>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onOverwrite}>
          {isChanged ? t(($) => $.overwrite) : t(($) => $.tryAgain)}
        </Button>
        <Button size="sm" variant="outline" onClick={onDiscard}>
          {isChanged ? t(($) => $.leaveTheirs) : t(($) => $.discard)}
        </Button>
      </div>
    </div>
  )
}
