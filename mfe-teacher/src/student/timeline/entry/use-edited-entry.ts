import { endUndo, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Observation } from '@lernspur/contracts/teacher/observation.contract'
import { useCallback, useEffect, useId, useState } from 'react'
import type { EntryForm } from './use-entry-change'

interface EditedEntry {
  readonly entry: Observation
  /** What was typed before and dropped. */
  readonly typed?: EntryForm
}

/** The entry that is edited. A change that is dropped can be brought back until an entry is opened or the page left. */
export const useEditedEntry = () => {
  const { t } = useTranslation('teacher.student')
  const toast = useToast()
  const about = useId()
  const [edited, setEdited] = useState<EditedEntry | null>(null)
  useEffect(() => () => endUndo(about), [about])
  // Stable, so that a long timeline does not render every entry again.
  const edit = useCallback(
    (entry: Observation) => {
      endUndo(about)
      setEdited({ entry })
    },
    [about],
  )
  const close = () => setEdited(null)
  const drop = (entry: Observation, typed: EntryForm) => {
    close()
    toast({ text: t(($) => $.entry.dropped), about, undo: () => setEdited({ entry, typed }) })
  }
  return { edited, edit, close, drop }
}
