import { cn } from '../../cn'
import { type ModalOptions, useModal } from '../dialog/use-modal'
import { Dialog, DialogContent, DialogTitle } from '../ui/dialog'
import { CommandSearch, type CommandSearchProps } from './command-search'

type CommandPaletteProps = Omit<CommandSearchProps, 'autoFocus'> &
  Pick<ModalOptions, 'open' | 'onOpenChange' | 'onCloseAutoFocus'>

/** Focuses the search field on touch screens, too, since the user asked to search. */
const startAtField = () => {}

/** The command palette that Ctrl-K opens. */
export function CommandPalette({ open, onOpenChange, onCloseAutoFocus, ...command }: CommandPaletteProps) {
  const { dialog, content } = useModal({ open, onOpenChange, onOpenAutoFocus: startAtField, onCloseAutoFocus })
  return (
    <Dialog {...dialog}>
      <DialogContent {...content} showCloseButton={false} className={cn(content.className, 'max-h-[60dvh] max-w-128')}>
        <DialogTitle className="sr-only">{command.label}</DialogTitle>
        <CommandSearch {...command} autoFocus />
      </DialogContent>
    </Dialog>
  )
}
