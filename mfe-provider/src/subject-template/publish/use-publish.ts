import { templateVersionCalls } from '@lernspur/api-client/provider/template-version.queries'
import { isApiError, useKeyedMutation, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { PublishableSubject } from '@lernspur/contracts/provider/template-version.contract'
import { useState } from 'react'

const none: readonly PublishableSubject[] = []

/**
 * The drafts that can be published, which of them are chosen, the version's name and note, and a function that
 * publishes.
 */
export const usePublish = (onDone: () => void) => {
  const { t } = useTranslation('provider.subject-templates')
  const toast = useToast()
  // Drafts are read again whenever the sheet opens, so that exactly what is shown is published.
  const preview = useQuery({ ...templateVersionCalls.previewPublication(), staleTime: 0 })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useKeyedMutation(templateVersionCalls.publishTemplates({ showsFailure: true }))
  const subjects = preview.data?.rows ?? none
  const chosen = subjects.filter(({ schoolSubjectId }) => !left.has(schoolSubjectId))
  const choose = (id: string, isWanted: boolean) =>
    setLeft(isWanted ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]))
  const publish = () =>
    mutate(
      { body: { name, note, subjects: chosen.map(({ schoolSubjectId, digest }) => ({ schoolSubjectId, digest })) } },
      {
        onSuccess: (version) => {
          onDone()
          toast({ text: t(($) => $.publish.done, { name: version.name }) })
        },
        onError: () => void preview.refetch(),
      },
    )
  const nameProblem = isApiError(error) ? error.details.find(({ path }) => path === 'name')?.message : undefined
  return {
    preview,
    subjects,
    chosen,
    isChosen: (id: string) => !left.has(id),
    choose,
    name,
    setName,
    note,
    setNote,
    nameProblem,
    failure: nameProblem === undefined ? error : null,
    publish,
    isPending,
  }
}
