import { useCopy } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import type { ReactNode } from 'react'

interface SecretDialogProps {
  title: string
  description: string
  /** What is copied, as text. */
  secret: string
  copyLabel: string
  /** Said once it is copied. */
  copied: string
  /** The button of whoever has stored it elsewhere. */
  storedLabel: string
  closeLabel: string
  onClose: () => void
  /** The secret as it is shown. */
  children: ReactNode
}

/** A secret that nobody is told a second time, to be copied or written down. A press outside does not close it. */
export function SecretDialog({
  title,
  description,
  secret,
  copyLabel,
  copied,
  storedLabel,
  closeLabel,
  onClose,
  children,
}: SecretDialogProps) {
  const copy = useCopy()
  return (
    <ModalDialog
      open
      steady
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={closeLabel}
      footer={
        <>
          <Button variant="outline" onClick={() => copy(secret, copied)}>
            {copyLabel}
          </Button>
          <Button onClick={onClose}>{storedLabel}</Button>
        </>
      }
    >
      {children}
    </ModalDialog>
  )
}
