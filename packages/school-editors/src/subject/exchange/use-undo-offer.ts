import {
  isApiError,
  useErrorText,
  useMutation,
  type useQuery,
  useQueryClient,
  useToast,
  useTranslation,
} from '@lernspur/app-kit'
import type { SubjectChange } from '@lernspur/contracts/subject-change.contract'

type Changes = { rows: SubjectChange[]; count: number }

interface UndoCalls {
  /** The change that the user made last. */
  newestChange(): Parameters<typeof useQuery<Changes, Error, Changes, unknown[]>>[0]
  undo(): Parameters<typeof useMutation<unknown, Error, { readonly params: { readonly changeId: string } }>>[0]
}

/**
 * `const offerUndo = useUndoOffer(exchange)`, then `await offerUndo(text)` after a change of several subjects: says that it is
 * done, and takes it back as a whole when asked to.
 */
export const useUndoOffer = (exchange: UndoCalls) => {
  const { t } = useTranslation('school-editors.subject-exchange')
  const client = useQueryClient()
  const toast = useToast()
  const textOf = useErrorText()
  const { mutateAsync } = useMutation(exchange.undo())
  const undo = async (changeId: string) => {
    try {
      await mutateAsync({ params: { changeId } })
      toast({ text: t(($) => $.undo.done) })
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined
      const isTold = code === 'EDIT_CONFLICT' || code === 'FOREIGN_KEY_CONSTRAINT'
      toast({ text: isTold ? t(($) => $.undo[code]) : textOf(error), tone: 'error' })
    }
  }
  return async (text: string): Promise<void> => {
    // What the call has done is done, even if nobody can tell how to undo it.
    const newest = await client.query({ ...exchange.newestChange(), staleTime: 0 }).catch(() => null)
    const change = newest?.rows[0]
    toast({ text, ...(change && { undo: () => undo(change.id) }) })
  }
}
