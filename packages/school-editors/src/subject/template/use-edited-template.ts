import { competenceCalls } from '@lernspur/api-client/competence.queries'
import { subjectCalls } from '@lernspur/api-client/subject.queries'
import { useMutation, useQueryClient, useSuspenseQuery } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import type { EditedSubject } from '../../competence/saving/competence-calls'
import type { SubjectDraft } from '../subject-draft'

/** A template with its domains, for the editor of competences; nobody has entries in it. Suspends while loading. */
export const useEditedTemplate = (template: Subject): EditedSubject => {
  const client = useQueryClient()
  const filter = [{ field: 'schoolSubjectId', type: 'eq', value: template.id }] as const
  const ofTemplate = competenceCalls.listCompetenceDomains({ filter })
  const domains = useSuspenseQuery(ofTemplate).data.rows
  const reread = async () => (await client.query({ ...ofTemplate, staleTime: 0 })).rows
  return { ...template, domains, entries: new Map(), calls: competenceCalls, reread }
}

/** How the form of a template is saved. */
export const useStoreTemplate = ({ id }: Subject) => {
  const { mutateAsync } = useMutation(subjectCalls.updateSubject({ showsConflict: true }))
  return (body: SubjectDraft, ifMatch: string | undefined) =>
    mutateAsync({ params: { schoolSubjectId: id }, body, ifMatch })
}
