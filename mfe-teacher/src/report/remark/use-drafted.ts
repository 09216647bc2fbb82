import { useToast, useTranslation } from '@lernspur/app-runtime'
import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { lookedAt, redrafted } from '../draft/drafted-changes'
import { type DraftedRange, draftedRanges, rangeAfter, rangeAt } from './drafted-ranges'
import type { RemarkSaver } from './use-remark'

/** The drafted sentences of a remark: the one at the cursor, the way to the next, and their confirmation. */
export const useDrafted = (saver: RemarkSaver, show: (range: DraftedRange) => void) => {
  const { t } = useTranslation('teacher.remark')
  const toast = useToast()
  const [cursor, setCursor] = useState<number | null>(null)
  const { comment, drafted = [] } = saver.snapshot().current
  const ranges = draftedRanges(comment, drafted)
  const current = rangeAt(ranges, cursor)
  const goTo = (range: DraftedRange | undefined) => {
    if (!range) return
    setCursor(range.start)
    show(range)
  }
  const confirm = (sentences: readonly DraftedSentence[]) => {
    saver.change({ drafted: lookedAt(sentences) }, 'now')
  }
  const confirmAll = () => {
    confirm(drafted)
    toast({
      text: t(($) => $.drafted.confirmed, { count: drafted.length }),
      undo: () => saver.change({ drafted: redrafted(drafted) }, 'now'),
    })
  }
  const next = () => goTo(rangeAfter(ranges, cursor))
  const confirmCurrent = () => {
    if (!current) return
    confirm([current.sentence])
    goTo(
      rangeAfter(
        ranges.filter((range) => range !== current),
        cursor,
      ),
    )
  }
  return {
    places: ranges,
    current,
    next,
    confirmCurrent,
    confirmAll,
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setCursor(currentTarget.selectionStart),
    /** Alt+Enter confirms the sentence at the cursor, Alt+Down goes to the next. */
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || ranges.length === 0) return
      if (event.key === 'ArrowDown') next()
      else if (event.key === 'Enter' && current) confirmCurrent()
      else return
      event.preventDefault()
    },
  }
}

export type DraftedRemark = ReturnType<typeof useDrafted>
