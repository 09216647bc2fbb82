import { subjectCalls } from '@lernspur/api-client/subject.queries'
import { subjectTemplateCalls } from '@lernspur/api-client/subject-template.queries'
import { notFound, useMutation, useQueryClient, useTranslation } from '@lernspur/app-kit'
import { DraftConflictNotice } from '@lernspur/app-kit/saving/draft-conflict-notice'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { isSubjectValid, type SubjectDraft, subjectBodyOf, subjectDraftOf } from './subject-draft'
import { SubjectFields } from './subject-fields'

const useStoreSubject = ({ id, isTemplate }: Subject) => {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useMutation(subjectCalls.updateSubject({ showsConflict: true }))
  const filter = [{ field: 'id' as const, type: 'eq' as const, value: id }]
  return {
    save: (draft: SubjectDraft, updatedAt: string | undefined) =>
      update({ params: { schoolSubjectId: id }, body: subjectBodyOf(draft), ifMatch: updatedAt }),
    /** The subject as another user saved it. */
    reread: async () => {
      const query = isTemplate ? subjectTemplateCalls.listSubjectTemplates : subjectCalls.listSubjects
      const { rows } = await queryClient.query({ ...query({ filter }), staleTime: 0 })
      const theirs = rows[0] ?? notFound()
      return { draft: subjectDraftOf(theirs), updatedAt: theirs.updatedAt }
    },
  }
}

interface SubjectFormProps {
  /** A subject of a class or a template; of one read anew, its `id` as key makes a new form. */
  subject: Subject
  /** Subjects beside it, whose colours should not look alike. */
  others: readonly Subject[]
}

/** Name, abbreviation and colour of a subject; saves by itself. */
export function SubjectForm({ subject, others }: SubjectFormProps) {
  const { t } = useTranslation('school-editors.subject')
  const { draft, change, conflict } = useAutosave<SubjectDraft>({
    name: `subject ${subject.id}`,
    initial: subjectDraftOf(subject),
    isValid: isSubjectValid,
    updatedAt: subject.updatedAt,
    ...useStoreSubject(subject),
  })
  return (
    <div className="grid grid-cols-1 gap-5">
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
