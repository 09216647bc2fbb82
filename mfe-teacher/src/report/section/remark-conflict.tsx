import { useTranslation } from '@lernspur/app-runtime'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { type MergeChoice, mergedText, mergeRows } from '../draft/line-merge'

interface RemarkConflictProps {
  mine: string
  theirs: string
  /** Who saved the other text; undefined if unknown. */
  who: string | undefined
  onMerge: (text: string) => void
}

const choices: readonly MergeChoice[] = ['mine', 'theirs', 'both']

/** Two texts of one remark side by side, line by line, to choose from and merge (rule report-subject.3). */
export function RemarkConflict({ mine, theirs, who, onMerge }: RemarkConflictProps) {
  const { t } = useTranslation('teacher.remark')
  const rows = mergeRows(mine, theirs)
  const conflictRows = rows.flatMap((row, index) => (row.kind === 'differs' ? [index] : []))
  const [chosen, setChosen] = useState<ReadonlyMap<number, MergeChoice>>(new Map())
  // Both by default: nothing that anybody wrote is dropped silently.
  const choiceOf = (index: number): MergeChoice => chosen.get(index) ?? 'both'
  const side = (label: string, text: string, isChosen: boolean) => (
    <div className="min-w-0">
      <p className="text-xs font-medium">{label}</p>
      <p className={isChosen ? 'wrap-anywhere whitespace-pre-wrap' : 'wrap-anywhere whitespace-pre-wrap line-through'}>
        {text.trim() || t(($) => $.conflict.nothing)}
      </p>
    </div>
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-1 gap-2">
        {rows.map((row, index) => {
          const key = `${index} ${row.kind}`
          if (row.kind === 'same') {
            return (
              <li key={key} className="px-3 text-sm wrap-anywhere whitespace-pre-wrap opacity-80">
                {row.text.trim()}
              </li>
            )
          }
          const choice = choiceOf(index)
          return (
            <li key={key} className="grid grid-cols-1 gap-2 rounded-md border border-current/20 p-3 text-sm">
              <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
                {side(
                  t(($) => $.conflict.mine),
                  row.mine,
                  choice !== 'theirs',
                )}
                {side(who ?? t(($) => $.conflict.theirs), row.theirs, choice !== 'mine')}
              </div>
              <SegmentedControl
                label={t(($) => $.conflict.choose, { number: conflictRows.indexOf(index) + 1 })}
                value={choice}
                onValueChange={(value) =>
                  setChosen(new Map([...chosen, [index, choices.find((one) => one === value) ?? 'both']]))
                }
                segments={choices.map((value) => ({ value, label: t(($) => $.conflict.useVersion[value]) }))}
                className="justify-self-start"
              />
            </li>
          )
        })}
      </ol>
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => onMerge(mergedText(rows, conflictRows.map(choiceOf)))}
      >
        {t(($) => $.conflict.merge)}
      </Button>
    </div>
  )
}
