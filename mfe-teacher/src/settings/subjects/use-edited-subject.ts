import { competenceCalls } from '@lernspur/api-client/school-admin/subject/competence.queries'
import { subjectCalls } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { performanceVisualListQuery } from '@lernspur/api-client/teacher/performance-visual.queries'
import { notFound, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { EditedSubject } from '@lernspur/school-editors/competence/saving/competence-calls'
import type { SubjectDraft } from '@lernspur/school-editors/subject/subject-draft'
import { useMemo } from 'react'
import { scaleOf } from '../../class-data/scale-of'

const oneFilter = <Field extends string>(field: Field, value: string) => ({
  filter: [{ field, type: 'eq' as const, value }],
})

/** A subject of a class with its domains, for the editor of competences. Suspends while loading. */
export const useEditedSubject = ({ id, name, isTemplate, schoolClassId }: Subject): EditedSubject => {
  const queryClient = useQueryClient()
  const query = competenceCalls.listCompetenceDomains(oneFilter('schoolSubjectId', id))
  const { data } = useSuspenseQuery(query)
  // The server refuses to delete what has entries, so the page need not wait for the counts.
  const { data: use } = useQuery(subjectCalls.getSubjectUse({ schoolSubjectId: id }))
  const counts = use?.competences ?? []
  // Levels can be described before it is known what they are called.
  const { data: scales } = useQuery(performanceVisualListQuery())
  const levelLabels = useMemo(
    () => scaleOf(scales?.rows ?? [], schoolClassId ?? '', undefined)?.performanceLevelsV2.map(({ label }) => label),
    [scales, schoolClassId],
  )
  return {
    id,
    name,
    isTemplate,
    domains: data.rows,
    entries: new Map(counts.map(({ competenceId, observationCount }) => [competenceId, observationCount])),
    levelLabels,
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
