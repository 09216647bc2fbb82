import {
  copySubjectsMutation,
  deleteSubjectMutation,
  globalTemplateListQuery,
} from '@lernspur/api-client/subject.queries'
import { subjectTemplateListQuery } from '@lernspur/api-client/subject-template.queries'
import { useMutation, useSuspenseQueries } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { useState } from 'react'

/** Templates for a class: those of the school first, then those of the provider that the school has not taken over. */
export const useTemplates = (): readonly Subject[] => {
  const [own, provided] = useSuspenseQueries({ queries: [subjectTemplateListQuery(), globalTemplateListQuery()] })
  const taken = new Set(own.data.rows.map(({ originId }) => originId))
  return [...own.data.rows, ...provided.data.rows.filter(({ id }) => !taken.has(id))]
}

/** Levels that templates exist for, and the one nearest to the class's. */
export const templateLevels = (templates: readonly Subject[], schoolLevel: number) => {
  const levels = [...new Set(templates.map((template) => template.schoolLevel))].toSorted((a, b) => a - b)
  const [nearest] = levels.toSorted((a, b) => Math.abs(a - schoolLevel) - Math.abs(b - schoolLevel) || a - b)
  return { levels, nearest: nearest ?? schoolLevel }
}

/** Which templates a class has taken over. Each change is stored at once; until it is, the choice shows already. */
export const useSubjectChoice = (schoolClassId: string, subjects: readonly Subject[]) => {
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { mutateAsync: copy } = useMutation(copySubjectsMutation(schoolClassId))
  const { mutateAsync: remove } = useMutation(deleteSubjectMutation())
  const copyOf = (template: Subject) => subjects.find(({ originId }) => originId === template.id)
  const show = (templates: readonly Subject[], isTaken: boolean | null) =>
    setWanted((before) => {
      const next = new Map(before)
      for (const { id } of templates) isTaken === null ? next.delete(id) : next.set(id, isTaken)
      return next
    })
  const store = async (templates: readonly Subject[], isTaken: boolean, work: () => Promise<unknown>) => {
    show(templates, isTaken)
    // A failure is told by the call; the choice then falls back to what is stored.
    await work().catch(() => show(templates, null))
  }
  return {
    isTaken: (template: Subject) => wanted.get(template.id) ?? copyOf(template) !== undefined,
    isBusy: (template: Subject) => {
      const want = wanted.get(template.id)
      return want !== undefined && want !== (copyOf(template) !== undefined)
    },
    take: (templates: readonly Subject[]) =>
      store(templates, true, () =>
        copy({ schoolSubjectIds: templates.map(({ id }) => id), idempotencyKey: crypto.randomUUID() }),
      ),
    drop: (template: Subject) => {
      const known = copyOf(template)
      return known ? store([template], false, () => remove(known.id)) : Promise.resolve()
    },
  }
}
