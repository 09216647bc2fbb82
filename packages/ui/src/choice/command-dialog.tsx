import { cn } from '../cn'
import { dialogStyle, dialogWidths } from '../overlay/dialog-style'
import { Modal, type ModalProps, ModalTitle } from '../overlay/modal'
import { Command, type CommandProps } from './command'

type CommandDialogProps = Omit<CommandProps, 'autoFocus'> &
  Pick<ModalProps, 'open' | 'onOpenChange' | 'onCloseAutoFocus'>

/** Focuses the search field on touch screens, too, since the user asked to search. */
const startAtField = () => {}

/** The command palette that Ctrl-K opens. */
export function CommandDialog({ open, onOpenChange, onCloseAutoFocus, ...command }: CommandDialogProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={startAtField}
      onCloseAutoFocus={onCloseAutoFocus}
      className={cn(dialogStyle, dialogWidths.large, 'max-h-[60dvh]')}
    >
      <ModalTitle className="sr-only">{command.label}</ModalTitle>
      <Command {...command} autoFocus />
    </Modal>
  )
}
