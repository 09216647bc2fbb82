import { competenceCalls } from '@lernspur/api-client/school-admin/subject/competence.queries'
import { subjectCalls } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { notFound, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { EditedSubject } from '@lernspur/school-editors/competence/saving/competence-calls'
import type { SubjectDraft } from '@lernspur/school-editors/subject/subject-draft'

const oneFilter = <Field extends string>(field: Field, value: string) => ({
  filter: [{ field, type: 'eq' as const, value }],
})

/** A subject of a class with its domains, for the editor of competences. Suspends while loading. */
export const useEditedSubject = ({ id, name, isTemplate }: Subject): EditedSubject => {
  const queryClient = useQueryClient()
  const query = competenceCalls.listCompetenceDomains(oneFilter('schoolSubjectId', id))
  const { data } = useSuspenseQuery(query)
  // The server refuses to delete what has entries, so the page need not wait for the counts.
  const { data: use } = useQuery(subjectCalls.getSubjectUse({ schoolSubjectId: id }))
  const counts = use?.competences ?? []
  return {
    id,
    name,
    isTemplate,
    domains: data.rows,
    entries: new Map(counts.map(({ competenceId, observationCount }) => [competenceId, observationCount])),
    calls: competenceCalls,
    reread: async () => (await queryClient.query({ ...query, staleTime: 0 })).rows,
  }
}

/** How the form of a subject is saved and reread. */
export const useStoreSubject = ({ id: schoolSubjectId }: Subject) => {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useMutation(subjectCalls.updateSubject({ showsConflict: true }))
  return {
    save: (body: SubjectDraft, ifMatch: string | undefined) => update({ params: { schoolSubjectId }, body, ifMatch }),
    reread: async () => {
      const query = subjectCalls.listSubjects(oneFilter('id', schoolSubjectId))
      const { rows } = await queryClient.query({ ...query, staleTime: 0 })
      return rows[0] ?? notFound()
    },
  }
}
