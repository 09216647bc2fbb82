import { useToast, useTranslation } from '@lernspur/app-runtime'
import { flushDraft, type ReportDraft } from './use-report-draft'

/** Runs an action once all changes to a report are saved, or says that they are not. */
export const useWhenSaved = (draft: ReportDraft) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  return async (run: () => void): Promise<void> => {
    if (await flushDraft(draft)) run()
    else if (draft.details.isClean) toast({ text: t(($) => $.completion.unsaved), tone: 'error' })
    else toast({ text: t(($) => $.completion.unsavedDetails), tone: 'error' })
  }
}
