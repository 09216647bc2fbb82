import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import {
  templateUpdateListQuery,
  updateTemplatesMutation,
} from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { useKeyedMutation, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { TemplateUpdate } from '@lernspur/contracts/school-admin/subject-template.contract'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'
import { useState } from 'react'

/** A change by template and part. */
const nameOf = (schoolSubjectId: string, key: string) => `${schoolSubjectId} ${key}`

/** What the school has changed itself is never chosen automatically. */
const defaultsOf = (updates: readonly TemplateUpdate[]): ReadonlySet<string> =>
  new Set(
    updates.flatMap(({ schoolSubjectId, changes }) =>
      changes.filter(({ isOwn }) => !isOwn).map(({ key }) => nameOf(schoolSubjectId, key)),
    ),
  )

/** The provider's changes, which of them are chosen, and a function that takes those over. */
export const useTemplateUpdates = (onDone: () => void) => {
  const { t } = useTranslation('school-admin.subject-templates')
  const { data, refetch } = useSuspenseQuery(templateUpdateListQuery())
  const updates = data.rows
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null)
  const [isFinal, setFinal] = useState(false)
  const chosen = changed ?? defaultsOf(updates)
  const offerUndo = useUndoOffer(subjectExchange)
  const { mutate, isPending } = useKeyedMutation(updateTemplatesMutation())
  const isTaken = (schoolSubjectId: string, key: string) => chosen.has(nameOf(schoolSubjectId, key))
  const choose = (schoolSubjectId: string, keys: readonly string[], isWanted: boolean) => {
    const names = keys.map((key) => nameOf(schoolSubjectId, key))
    const others = [...chosen].filter((name) => !names.includes(name))
    setChanged(new Set(isWanted ? [...others, ...names] : others))
  }
  const body = updates
    .map(({ schoolSubjectId, version, changes }) => {
      const keys = changes.map(({ key }) => key)
      const take = keys.filter((key) => isTaken(schoolSubjectId, key))
      return {
        schoolSubjectId,
        versionId: version.id,
        take,
        keep: isFinal ? keys.filter((key) => !take.includes(key)) : [],
      }
    })
    .filter(({ take, keep: retain }) => take.length + retain.length > 0)
  const count = body.reduce((sum, { take }) => sum + take.length, 0)
  const run = () =>
    mutate(
      { body: { updates: body } },
      {
        onSuccess: () => {
          onDone()
          void offerUndo(t(($) => $.update.done, { count }))
        },
        // There may be a newer version by now.
        onError: () => void refetch(),
      },
    )
  return { updates, isTaken, choose, isFinal, setFinal, count, isAnything: body.length > 0, run, isPending }
}
