import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useState } from 'react'
import type { UpdateCall } from '../template/template-calls'

export interface OrderCalls {
  readonly update: UpdateCall
  /** Key of the list that shows the order. */
  readonly listKey: readonly string[]
}

/** Subjects in the user's order; a move shows at once, and moves are stored one after the other. */
export const useSubjectOrder = (stored: readonly Subject[], { update: updateCall, listKey }: OrderCalls) => {
  const { t } = useTranslation('school-editors.subject')
  const toast = useToast()
  const reread = useReread(listKey)
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const { mutateAsync: update } = useMutation({ ...updateCall(), scope: { id: 'order of subjects' } })
  const byId = new Map(stored.map((subject) => [subject.id, subject]))
  const subjects = moved
    ? [...moved.flatMap((id) => byId.get(id) ?? []), ...stored.filter(({ id }) => !moved.includes(id))]
    : stored

  const store = async (ids: readonly string[], schoolSubjectId: string) => {
    setMoved(ids)
    try {
      await update({ params: { schoolSubjectId }, body: { position: ids.indexOf(schoolSubjectId) } })
      await reread()
    } catch {
      // The call has shown the error; the list falls back to the stored order.
    }
    setMoved((now) => (now === ids ? null : now))
  }
  const moveTo = (id: string, at: number) => {
    const ids = subjects.map((subject) => subject.id)
    const from = ids.indexOf(id)
    if (at < 0 || at >= ids.length || from === at) return
    void store(ids.toSpliced(from, 1).toSpliced(at, 0, id), id)
    const name = byId.get(id)?.name ?? ''
    toast({ text: t(($) => $.moved, { name, place: at + 1 }), undo: () => store(ids, id) })
  }
  return {
    subjects,
    move: (id: string, overId: string) =>
      moveTo(
        id,
        subjects.findIndex((subject) => subject.id === overId),
      ),
    shift: ({ id }: Subject, by: 1 | -1) => moveTo(id, subjects.findIndex((subject) => subject.id === id) + by),
  }
}
