import { useToast, useTranslation } from '@lernspur/app-runtime'
import { flushDraft, type ReportDraft } from './use-report-draft'

/** Does something once everything is saved that was changed in a report, or says that it is not. */
export const useWhenSaved = (draft: ReportDraft) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  return async (run: () => void): Promise<void> => {
    if (await flushDraft(draft)) run()
    else if (draft.details.isClean) toast({ text: t(($) => $.completion.unsaved), tone: 'error' })
    else toast({ text: t(($) => $.completion.unsavedDetails), tone: 'error' })
  }
}
