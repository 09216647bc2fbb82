import { holdSaveStatus } from '@lernspur/app-kit'
import { useEffect, useRef, useState } from 'react'
import { Saver } from './saver'

interface Autosave<Draft> {
  readonly draft: Draft
  change(draft: Draft): void
  /** Saves at once what is not saved yet; rejects when that fails. */
  flush(): Promise<void>
}

interface Options<Draft> {
  initial: Draft
  isValid: (draft: Draft) => boolean
  save: (draft: Draft) => Promise<unknown>
}

/** A draft that saves itself while it is valid, and once more when its page is left. */
export const useAutosave = <Draft>({ initial, isValid, save }: Options<Draft>): Autosave<Draft> => {
  const [draft, setDraft] = useState(initial)
  const work = useRef({ isValid, save })
  work.current = { isValid, save }
  const [saver] = useState(
    () =>
      new Saver(initial, {
        isValid: (latest) => work.current.isValid(latest),
        save: (latest) => work.current.save(latest),
        hold: holdSaveStatus,
      }),
  )
  // Told by the save itself; nobody waits for it here any more.
  useEffect(() => () => void saver.flush().catch(() => null), [saver])
  return {
    draft,
    change: (next) => {
      setDraft(next)
      saver.change(next)
    },
    flush: () => saver.flush(),
  }
}
