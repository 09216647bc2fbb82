import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useRef, useState } from 'react'
import { freeColour } from './colour-choice'
import { isSubjectValid, type NewSubjectDraft, type SubjectDraft, subjectBodyOf } from './subject-draft'

interface NewSubjectOptions<Draft> {
  /** The input, stored until the subject is added. */
  readonly typed: { readonly draft: Draft; change(draft: Draft): void; resolveConflict(): void }
  readonly empty: Draft
  /** The other subjects, whose colours should not look alike. */
  readonly others: readonly Pick<Subject, 'name' | 'color'>[]
  readonly onClose: () => void
}

/** A new subject: its fields, and how it is added or cancelled. */
export const useNewSubject = <Draft extends NewSubjectDraft>(options: NewSubjectOptions<Draft>) => {
  const { typed, empty, others, onClose } = options
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { draft, change, resolveConflict: complete } = typed
  const { name, abbreviation, color } = draft
  const subject: SubjectDraft = { name, abbreviation, color: color ?? freeColour(others) }
  const close = () => {
    change(empty)
    complete()
    onClose()
  }
  return {
    draft,
    change,
    close,
    /** Adds the subject and closes the form; false if a field is missing. */
    add: async (store: (subject: SubjectDraft) => Promise<unknown>): Promise<boolean> => {
      setTried(true)
      if (!isSubjectValid(subject)) {
        nameInput.current?.focus()
        return false
      }
      await store(subjectBodyOf(subject))
      close()
      return true
    },
    fields: {
      draft: subject,
      change: (next: SubjectDraft) => change({ ...draft, ...next }),
      others,
      tried,
      nameInput,
    },
  }
}
