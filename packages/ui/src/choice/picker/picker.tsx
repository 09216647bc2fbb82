import { Popover as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, type Ref, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useWasOpen } from './use-was-open'

interface PickerProps extends Omit<ComponentProps<'button'>, 'ref' | 'type' | 'onClick'> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The panel, which is to take this id. */
  readonly panel: (id: string) => ReactNode
}

/**
 * A button that opens a panel of options. What the panel is placed by is made when it is first opened: it would store its
 * element while the page is mounted, for which React renders again before the page is painted.
 */
export function Picker({ open, onOpenChange, panel, ...props }: PickerProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useWasOpen(open)
  return (
    <>
      <button
        aria-haspopup="dialog"
        {...props}
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={() => onOpenChange(!open)}
      />
      {wasOpen && (
        <Primitive.Root open={open} onOpenChange={onOpenChange}>
          <Primitive.Trigger asChild>
            <StandingButton button={button} />
          </Primitive.Trigger>
          {panel(id)}
        </Primitive.Root>
      )}
    </>
  )
}

interface StandingButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>
  /** Comes from the trigger that has this component as its child. */
  readonly ref?: Ref<HTMLButtonElement>
}

/** Child of a Radix trigger (`asChild`) that draws nothing: its button is there already, and opens the panel itself. */
function StandingButton({ button, ref }: StandingButtonProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    const removed = ref(button.current)
    return () => void (removed ? removed() : ref(null))
  }, [ref, button])
  return null
}
