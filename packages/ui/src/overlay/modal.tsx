import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { keepOpenForToasts, scrimStyle, startGently } from './overlay-style'
import { usePortalContainer } from './portal'

export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether a description stands in it; without one, none is announced. */
  isDescribed: boolean
  className: string
  children: ReactNode
}

/** What dialogs and sheets have in common: the scrim, the focus and how they close. */
export function Modal({ open, onOpenChange, isDescribed, className, children }: ModalProps) {
  const container = usePortalContainer()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={startGently}
          onPointerDownOutside={keepOpenForToasts}
          className={className}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
