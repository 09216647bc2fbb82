import { Dialog as Primitive } from 'radix-ui'
import { cn } from '../cn'
import { dialogStyle, dialogWidths } from '../overlay/dialog'
import { scrimStyle } from '../overlay/overlay-style'
import { usePortalContainer } from '../overlay/portal'
import { useFocusReturn } from '../overlay/use-focus-return'
import { Command, type CommandProps } from './command'

export type CommandDialogProps = Omit<CommandProps, 'autoFocus'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Prevented, the focus does not go back to where it was: what was chosen takes it. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/** The search over everything that Ctrl-K opens. */
export function CommandDialog({ open, onOpenChange, onCloseAutoFocus, ...command }: CommandDialogProps) {
  const container = usePortalContainer()
  const returnFocus = useFocusReturn(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            returnFocus(event)
          }}
          className={cn(dialogStyle, dialogWidths.large, 'max-h-[60dvh]')}
        >
          <Primitive.Title className="sr-only">{command.label}</Primitive.Title>
          <Command {...command} autoFocus />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
