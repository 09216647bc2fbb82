import {
  copySubjectsMutation,
  deleteSubjectMutation,
  globalTemplateListQuery,
  subjectKeys,
} from '@lernspur/api-client/school-admin/subject/subject.queries'
import { subjectTemplateListQuery } from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { useChoices } from '@lernspur/app-kit/saving/use-choices'
import { useKeyedMutation, useMutation, useSuspenseQueries } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { isIntendedForSchool } from '../subject/take-over/intended-for'
import type { TemplateChoice } from '../subject/template-list'

/** Templates for a class: the school's first, then the provider's for the school that it has not copied. */
export const useTemplates = (): readonly Subject[] => {
  const [own, provided] = useSuspenseQueries({ queries: [subjectTemplateListQuery(), globalTemplateListQuery()] })
  const taken = new Set(own.data.rows.map(({ originId }) => originId))
  return [...own.data.rows, ...provided.data.rows.filter((one) => isIntendedForSchool(one) && !taken.has(one.id))]
}

/** The templates copied into a class. Each change is saved at once and shown optimistically. */
export const useSubjectChoice = (schoolClassId: string, subjects: readonly Subject[]): TemplateChoice => {
  const { isOn, isBusy, store } = useChoices(subjectKeys.all)
  const { mutateAsync: copy } = useKeyedMutation(copySubjectsMutation())
  const { mutateAsync: remove } = useMutation(deleteSubjectMutation())
  const copyOf = (template: Subject) => subjects.find(({ originId }) => originId === template.id)
  const idsOf = (templates: readonly Subject[]) => templates.map(({ id }) => id)
  return {
    isTaken: (template: Subject) => isOn(template.id, copyOf(template) !== undefined),
    isBusy: ({ id }: Subject) => isBusy(id),
    take: (templates: readonly Subject[]) =>
      store(idsOf(templates), true, () =>
        copy({ params: { schoolClassId }, body: { schoolSubjectIds: idsOf(templates) } }),
      ),
    drop: async (template: Subject) => {
      const known = copyOf(template)
      if (known) await store([template.id], false, () => remove({ params: { schoolSubjectId: known.id } }))
    },
  }
}
