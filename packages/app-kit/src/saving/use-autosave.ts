import { holdSaveStatus } from '@lernspur/app-kit'
import { useEffect, useRef, useState } from 'react'
import { keepDraft, openDraft } from './open-drafts'
import { Saver } from './saver'

interface Autosave<Draft> {
  readonly draft: Draft
  change(draft: Draft): void
  /** Saves at once what is not saved yet; rejects when that fails. */
  flush(): Promise<void>
  /** Nothing of what is typed has to be saved any more. */
  settle(): void
}

interface Options<Draft> {
  /** What the draft is about: whoever comes back before it is stored finds it by this name, else `initial`. */
  name: string
  initial: Draft
  isValid: (draft: Draft) => boolean
  /** Stores it, and reads what `initial` is made of. */
  save: (draft: Draft) => Promise<unknown>
}

/** A draft that saves itself while it is valid, and once more when its page is left. */
export const useAutosave = <Draft>({ name, initial, isValid, save }: Options<Draft>): Autosave<Draft> => {
  const work = useRef({ isValid, save })
  work.current = { isValid, save }
  const [saver] = useState(
    () =>
      openDraft<Draft>(name) ??
      new Saver(initial, {
        isValid: (latest) => work.current.isValid(latest),
        save: (latest) => work.current.save(latest),
        hold: holdSaveStatus,
      }),
  )
  const [draft, setDraft] = useState(saver.draft)
  // Told by the save itself; nobody waits for it here any more.
  useEffect(() => () => void saver.flush().catch(() => null), [saver])
  return {
    draft,
    change: (next) => {
      setDraft(next)
      saver.change(next)
      keepDraft(name, saver)
    },
    flush: () => saver.flush(),
    settle: () => saver.settle(),
  }
}
