import {
  copySubjectsMutation,
  deleteSubjectMutation,
  globalTemplateListQuery,
  subjectKeys,
} from '@lernspur/api-client/subject.queries'
import { subjectTemplateListQuery } from '@lernspur/api-client/subject-template.queries'
import { useMutation, useSuspenseQueries } from '@lernspur/app-kit'
import { useChoices } from '@lernspur/app-kit/saving/use-choices'
import type { Subject } from '@lernspur/contracts/subject.contract'
import type { TemplateChoice } from '../subject/template-list'

/** Templates for a class: those of the school first, then those of the provider that the school has not taken over. */
export const useTemplates = (): readonly Subject[] => {
  const [own, provided] = useSuspenseQueries({ queries: [subjectTemplateListQuery(), globalTemplateListQuery()] })
  const taken = new Set(own.data.rows.map(({ originId }) => originId))
  return [...own.data.rows, ...provided.data.rows.filter(({ id }) => !taken.has(id))]
}

/** Which templates a class has taken over. Each change is stored at once; until it is, the choice shows already. */
export const useSubjectChoice = (schoolClassId: string, subjects: readonly Subject[]): TemplateChoice => {
  const { isOn, isBusy, store } = useChoices(subjectKeys.all)
  const { mutateAsync: copy } = useMutation(copySubjectsMutation(schoolClassId))
  const { mutateAsync: remove } = useMutation(deleteSubjectMutation())
  const copyOf = (template: Subject) => subjects.find(({ originId }) => originId === template.id)
  const idsOf = (templates: readonly Subject[]) => templates.map(({ id }) => id)
  return {
    isTaken: (template: Subject) => isOn(template.id, copyOf(template) !== undefined),
    isBusy: ({ id }: Subject) => isBusy(id),
    take: (templates: readonly Subject[]) =>
      store(idsOf(templates), true, () =>
        copy({ schoolSubjectIds: idsOf(templates), idempotencyKey: crypto.randomUUID() }),
      ),
    drop: async (template: Subject) => {
      const known = copyOf(template)
      if (known) await store([template.id], false, () => remove(known.id))
    },
  }
}
