import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { SubjectButtons } from './subject-buttons'
import { newSubjectDraft, type SubjectDraft } from './subject-draft'
import { SubjectFields } from './subject-fields'
import { useNewSubject } from './use-new-subject'

interface OwnSubjectProps {
  /** Key under which the draft is stored until the subject is added, so that it survives leaving the page. */
  draftName: string
  /** The other subjects, whose colours should not look alike. */
  others: readonly Pick<Subject, 'name' | 'color'>[]
  /** Adds the subject; the form stays open if that fails. */
  onAdd: (subject: SubjectDraft) => Promise<unknown>
  busy: boolean
  /** Adds the subject in the form if the user continues without pressing its button; null if it is empty. */
  saveRef: RefObject<(() => Promise<boolean>) | null>
}

/** Name, abbreviation and colour of a subject. */
function SubjectForm({
  draftName,
  others,
  onAdd,
  busy,
  saveRef: started,
  onClose,
}: OwnSubjectProps & { onClose(): void }) {
  const typed = useTyped(draftName, newSubjectDraft)
  const { draft, fields, close, add: addTo } = useNewSubject({ typed, empty: newSubjectDraft, others, onClose })
  const add = async () => !busy && addTo(onAdd)
  useEffect(() => {
    started.current = draft.name.trim() === '' ? null : add
    return () => {
      started.current = null
    }
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Enter submits this subject, not the surrounding step.
    event.preventDefault()
    void add().catch(() => null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Enter of the fields inside.
    <div onKeyDown={press} className="grid grid-cols-1 gap-4 rounded-lg border bg-card p-5">
      <SubjectFields {...fields} />
      <SubjectButtons busy={busy} onAdd={() => void add().catch(() => null)} onClose={close} />
    </div>
  )
}

/** Adds a subject without a template; its competences are added later. */
export function OwnSubject(props: OwnSubjectProps) {
  const { t } = useTranslation('school-editors.subject')
  const button = (
    <>
      <Plus aria-hidden />
      {t(($) => $.own.open)}
    </>
  )
  return <InlineForm open={button}>{(close) => <SubjectForm {...props} onClose={close} />}</InlineForm>
}
