import { useCopy, useTranslation } from '@lernspur/app-runtime'
import type { NewProgramToken } from '@lernspur/contracts/identity/program-token.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'

interface NewTokenDialogProps {
  made: NewProgramToken
  onClose: () => void
}

/** A new token, which nobody is told a second time, to be copied into the program. */
export default function NewTokenDialog({ made: { name, token }, onClose }: NewTokenDialogProps) {
  const { t } = useTranslation('school-editors.program')
  const copy = useCopy()
  return (
    <ModalDialog
      open
      steady
      onOpenChange={onClose}
      title={t(($) => $.made.title, { name })}
      description={t(($) => $.made.description)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() =>
              copy(
                token,
                t(($) => $.made.copied),
              )
            }
          >
            {t(($) => $.made.copy)}
          </Button>
          <Button onClick={onClose}>{t(($) => $.made.stored)}</Button>
        </>
      }
    >
      <p
        role="status"
        aria-label={t(($) => $.made.token)}
        className="select-all font-mono wrap-anywhere"
        translate="no"
      >
        {token}
      </p>
    </ModalDialog>
  )
}
