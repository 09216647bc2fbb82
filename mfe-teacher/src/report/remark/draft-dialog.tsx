import { useTranslation } from '@lernspur/app-runtime'
import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'

interface DraftDialogProps {
  sentences: readonly DraftedSentence[]
  onAppend: () => void
  onReplace: () => void
  onClose: () => void
}

/** Asks what to do with a typed remark before a draft is inserted (rule remark.5). */
export function DraftDialog({ sentences, onAppend, onReplace, onClose }: DraftDialogProps) {
  const { t } = useTranslation('teacher.remark')
  return (
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.draft.title)}
      description={t(($) => $.draft.question)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" onClick={onReplace}>
            {t(($) => $.draft.replace)}
          </Button>
          <Button onClick={onAppend}>{t(($) => $.draft.append)}</Button>
        </>
      }
    >
      <ul className="grid grid-cols-1 gap-2">
        {sentences.map(({ text }) => (
          <li key={text} className="border-l-2 border-primary pl-3 text-sm wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </ModalDialog>
  )
}
