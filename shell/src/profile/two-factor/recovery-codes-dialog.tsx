import { useCopy, useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose(): void
}

/** Recovery codes, shown only once, to be copied or written down. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('shell.profile')
  const copy = useCopy()
  return (
    <ModalDialog
      open
      steady
      onOpenChange={onClose}
      title={t(($) => $.twoFactor.codes)}
      description={t(($) => $.twoFactor.codesText)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() =>
              copy(
                codes.join('\n'),
                t(($) => $.twoFactor.copied),
              )
            }
          >
            {t(($) => $.twoFactor.copy)}
          </Button>
          <Button onClick={onClose}>{t(($) => $.twoFactor.stored)}</Button>
        </>
      }
    >
      <ul
        className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-x-4 gap-y-2 text-sm font-medium whitespace-nowrap tabular-nums"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ModalDialog>
  )
}
