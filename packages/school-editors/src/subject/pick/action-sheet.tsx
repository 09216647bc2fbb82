import { useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Button } from '@lernspur/ui/components/ui/button'
import type { ReactNode } from 'react'

interface ActionSheetProps {
  title: string
  description: string
  /** Text of the main button. */
  submit: string
  onSubmit: () => void
  busy: boolean
  /** Whether there is nothing to do yet. */
  disabled: boolean
  onClose: () => void
  toolbar?: ReactNode
  children: ReactNode
}

/** A sheet with one action; pressing outside it keeps what was chosen. */
export function ActionSheet(props: ActionSheetProps) {
  const { title, description, submit, onSubmit, busy, disabled, onClose, toolbar, children } = props
  const { t } = useTranslation('school-editors.subject-exchange')
  return (
    <SideSheet
      open
      steady
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeLabel={t(($) => $.close)}
      toolbar={toolbar}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button busy={busy} disabled={disabled} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </SideSheet>
  )
}
