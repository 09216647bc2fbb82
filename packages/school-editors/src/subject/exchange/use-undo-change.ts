import { isApiError, useErrorText, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'

export interface UndoCall {
  undo(): Parameters<typeof useMutation<unknown, Error, { readonly params: { readonly changeId: string } }>>[0]
}

/** `const undo = useUndoChange(exchange)`: undoes a change of subjects as a whole, and says so, or why it stays. */
export const useUndoChange = (exchange: UndoCall) => {
  const { t } = useTranslation('school-editors.subject-exchange')
  const toast = useToast()
  const textOf = useErrorText()
  const { mutateAsync } = useMutation(exchange.undo())
  return async (changeId: string): Promise<void> => {
    try {
      await mutateAsync({ params: { changeId } })
      toast({ text: t(($) => $.undo.done) })
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined
      const isExplained = code === 'EDIT_CONFLICT' || code === 'FOREIGN_KEY_CONSTRAINT'
      toast({ text: isExplained ? t(($) => $.undo[code]) : textOf(error), tone: 'error' })
    }
  }
}
