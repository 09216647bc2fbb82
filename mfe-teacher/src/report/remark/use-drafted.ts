import { useToast, useTranslation } from '@lernspur/app-runtime'
import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { draftedAnew, lookedAt } from '../draft/drafted-changes'
import { type DraftedPlace, draftedPlaces, placeAfter, placeAt } from './drafted-places'
import type { RemarkSaver } from './use-remark'

/** The drafted sentences of a remark by the cursor of its field: which it is in, the way to the next, and their confirmation. */
export const useDrafted = (saver: RemarkSaver, show: (place: DraftedPlace) => void) => {
  const { t } = useTranslation('teacher.remark')
  const toast = useToast()
  const [cursor, setCursor] = useState<number | null>(null)
  const { comment, drafted = [] } = saver.snapshot().shown
  const places = draftedPlaces(comment, drafted)
  const current = placeAt(places, cursor)
  const goTo = (place: DraftedPlace | undefined) => {
    if (!place) return
    setCursor(place.start)
    show(place)
  }
  const confirm = (sentences: readonly DraftedSentence[]) => {
    saver.change({ drafted: lookedAt(sentences) }, 'now')
  }
  const confirmAll = () => {
    confirm(drafted)
    toast({
      text: t(($) => $.drafted.confirmed, { count: drafted.length }),
      undo: () => saver.change({ drafted: draftedAnew(drafted) }, 'now'),
    })
  }
  const next = () => goTo(placeAfter(places, cursor))
  const confirmCurrent = () => {
    if (!current) return
    confirm([current.sentence])
    goTo(
      placeAfter(
        places.filter((place) => place !== current),
        cursor,
      ),
    )
  }
  return {
    places,
    current,
    next,
    confirmCurrent,
    confirmAll,
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setCursor(currentTarget.selectionStart),
    /** Alt+Enter confirms the sentence at the cursor, Alt+Down goes to the next. */
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || places.length === 0) return
      if (event.key === 'ArrowDown') next()
      else if (event.key === 'Enter' && current) confirmCurrent()
      else return
      event.preventDefault()
    },
  }
}

export type Drafted = ReturnType<typeof useDrafted>
