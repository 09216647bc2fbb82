import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { isSubjectValid, type SubjectDraft, subjectBodyOf, subjectDraftOf } from './subject-draft'
import { SubjectFields } from './subject-fields'

interface SubjectFormProps {
  /** A subject of a class or a template; its `id` as key makes a new form after it was reread. */
  subject: Subject
  /** The other subjects, whose colours should not look alike. */
  others: readonly Subject[]
  /** Saves the subject on top of the version read at an instant; returns it as stored. */
  save: (body: SubjectDraft, updatedAt: string | undefined) => Promise<Subject>
  /** Reads the subject again, after somebody else has changed it. */
  reread: () => Promise<Subject>
}

/** Name, abbreviation and colour of a subject; saves by itself. */
export function SubjectForm({ subject, others, save, reread }: SubjectFormProps) {
  const { t } = useTranslation('school-editors.subject')
  const { draft, change, conflict } = useAutosave<SubjectDraft>({
    name: `subject ${subject.id}`,
    initial: subjectDraftOf(subject),
    isValid: isSubjectValid,
    updatedAt: subject.updatedAt,
    save: (draft, updatedAt) => save(subjectBodyOf(draft), updatedAt),
    reread: async () => {
      const theirs = await reread()
      return { draft: subjectDraftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.own.name), ({ name }) => name],
          [t(($) => $.own.abbreviation), ({ abbreviation }) => abbreviation],
          [t(($) => $.colour.label), ({ color }) => color],
        ]}
      />
      <SubjectFields draft={draft} change={change} others={others.filter(({ id }) => id !== subject.id)} tried />
    </div>
  )
}
