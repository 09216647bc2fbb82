import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cn } from '../../cn'
import { IconButton } from '../button/icon-button'
import { DialogClose, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '../ui/dialog'
import { type ModalOptions, whileSending } from './use-modal'

export interface ModalPanelProps
  extends Pick<ModalOptions, 'open' | 'onOpenChange' | 'onCloseAutoFocus' | 'steady' | 'retainsInput' | 'goesOn'> {
  title: ReactNode
  description?: ReactNode | undefined
  closeLabel: string
  children?: ReactNode | undefined
  /** Buttons, the main one last. */
  footer?: ReactNode | undefined
}

type ModalPanelContentProps = Pick<
  ModalPanelProps,
  'title' | 'description' | 'closeLabel' | 'goesOn' | 'children' | 'footer'
>

/**
 * Header, body, footer and close button of dialogs and sheets. The close button is last in the DOM, so that the focus
 * starts in the content.
 */
export function ModalPanelContent(props: ModalPanelContentProps) {
  const { title, description, closeLabel, goesOn = false, children, footer } = props
  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        {description !== undefined && <DialogDescription>{description}</DialogDescription>}
      </DialogHeader>
      {children}
      {footer !== undefined && <DialogFooter className="border-t px-6 py-4">{footer}</DialogFooter>}
      <DialogClose asChild>
        <IconButton label={closeLabel} quiet className={cn('absolute top-3 right-3', !goesOn && whileSending)}>
          <X aria-hidden />
        </IconButton>
      </DialogClose>
    </>
  )
}
