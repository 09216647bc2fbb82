import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import { levelLimits } from '@lernspur/contracts/teacher/performance-visual.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SortableItem } from '@lernspur/ui/components/sortable/sortable-item'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import { Input } from '@lernspur/ui/components/ui/input'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import { isLabelValid, type LevelDraft } from '../scale-draft'

interface LevelRowProps {
  level: LevelDraft
  /** From 0. */
  index: number
  /** Levels of the scale. */
  count: number
  /** Entries that hold the level. */
  observations: number
  /** Whether the level may be removed. */
  isRemovable: boolean
  onRename: (label: string) => void
  onMove: (to: number) => void
  onPicture: () => void
  onRemove: () => void
}

/** One level: its value, picture, name, number of entries and position. */
export function LevelRow(props: LevelRowProps) {
  const { level, index, count, observations, isRemovable } = props
  const { onRename, onMove, onPicture, onRemove } = props
  const { t } = useTranslation('school-editors.scale')
  const { label } = level
  const error = isLabelValid(label) ? undefined : t(($) => $.level.invalid)
  return (
    <SortableItem
      id={level.id}
      handleLabel={t(($) => $.level.grip, { label, place: index + 1, count })}
      // On a phone the name gets a line of its own, so that long ones can be read.
      className="flex flex-wrap items-start gap-x-1 gap-y-2 bg-card py-2.5 sm:flex-nowrap sm:gap-x-2"
    >
      {(handle) => (
        <>
          {handle}
          <span className="grid h-11 w-6 shrink-0 place-items-center font-semibold tabular-nums">{index + 1}</span>
          <button
            type="button"
            aria-label={t(($) => $.level.picture, { label })}
            aria-haspopup="dialog"
            onClick={onPicture}
            className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-md border hover:border-input hover:bg-muted"
          >
            <LevelPictureOf level={{ ...level, label: t(($) => $.level.word) }} size={32} decorative />
          </button>
          <div className="order-last grid min-w-0 basis-full gap-1 sm:order-none sm:flex-1 sm:basis-0">
            <LabelledField label={t(($) => $.level.name, { place: index + 1 })} hideLabel error={error}>
              <Input
                value={label}
                maxLength={levelLimits.label}
                autoComplete="off"
                onChange={(event) => onRename(event.target.value)}
              />
            </LabelledField>
            {observations > 0 && (
              <p className="text-xs text-muted-foreground">{t(($) => $.level.entries, { count: observations })}</p>
            )}
          </div>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton quiet label={t(($) => $.level.more, { label })} className="ml-auto">
                <Ellipsis aria-hidden />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              <DropdownMenuItem disabled={index === 0} onSelect={() => onMove(index - 1)}>
                <ArrowUp aria-hidden />
                {t(($) => $.level.up)}
              </DropdownMenuItem>
              <DropdownMenuItem disabled={index === count - 1} onSelect={() => onMove(index + 1)}>
                <ArrowDown aria-hidden />
                {t(($) => $.level.down)}
              </DropdownMenuItem>
              {isRemovable && (
                <DropdownMenuItem variant="destructive" onSelect={onRemove}>
                  <Trash2 aria-hidden />
                  {t(($) => $.level.remove)}
                </DropdownMenuItem>
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        </>
      )}
    </SortableItem>
  )
}
