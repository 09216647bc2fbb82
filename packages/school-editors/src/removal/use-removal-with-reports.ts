import { useConfirm, useErrorText, useToast, useTranslation } from '@lernspur/app-runtime'
import { reportCountsOf } from './report-counts'

/** Deletes; `reportCount` is what the user has confirmed. */
type Remove = (query: { readonly reportCount?: string }) => Promise<unknown>

/**
 * `const removeWith = useRemovalWithReports()`, then `await removeWith('Mia Özdemir', (query) => …)`: deletes, and asks
 * first, with their number in words, whether to delete reports as well. Shows every failure. Returns the outcome.
 */
export const useRemovalWithReports = () => {
  const { t } = useTranslation('school-editors.removal')
  const confirm = useConfirm()
  const toast = useToast()
  const textOf = useErrorText()

  const attempt = async (
    name: string,
    remove: Remove,
    confirmed?: number,
  ): Promise<'gone' | 'gone-with-reports' | 'kept'> => {
    try {
      await remove(confirmed === undefined ? {} : { reportCount: String(confirmed) })
      return confirmed === undefined ? 'gone' : 'gone-with-reports'
    } catch (error) {
      const counts = reportCountsOf(error)
      if (!counts?.mayTake) {
        toast({ text: counts ? t(($) => $.forbidden, { name, count: counts.all }) : textOf(error), tone: 'error' })
        return 'kept'
      }
      const isSure = await confirm({
        title: t(($) => $.question, { name, count: counts.all }),
        description: [
          t(($) => $.loss, { count: counts.all }),
          counts.completed > 0 && t(($) => $.completed, { count: counts.completed }),
          t(($) => $.final),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: t(($) => $.confirm, { count: counts.all }),
        theme: 'danger',
        size: 'large',
      })
      // Another report may have been added meanwhile: then the user is asked again.
      return isSure ? attempt(name, remove, counts.all) : 'kept'
    }
  }
  return (name: string, remove: Remove) => attempt(name, remove)
}
