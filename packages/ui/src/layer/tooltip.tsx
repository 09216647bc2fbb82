import { Tooltip as Primitive, Slot } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { usePortalContainer } from './portal'
import { type Reached, ReachedTrigger } from './reached-trigger'

interface TooltipProps {
  /** A short text; essential information belongs on the page. */
  text: ReactNode
  /** The focusable element that it describes. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/**
 * A tooltip, shown on hover and focus. Its parts are made when its element is first reached: tables have dozens of them,
 * and each would store its element while the page is mounted, for which React renders again before the page is painted.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const [reached, setReached] = useState<Reached>()
  const reach = ({ currentTarget, nativeEvent }: React.FocusEvent<HTMLElement> | React.PointerEvent<HTMLElement>) =>
    setReached((known) => (known?.trigger === currentTarget ? known : { trigger: currentTarget, by: nativeEvent }))
  return (
    <>
      <Slot.Root onPointerEnter={reach} onFocus={reach}>
        {children}
      </Slot.Root>
      {reached && <TooltipParts reached={reached} text={text} side={side} />}
    </>
  )
}

function TooltipParts({ reached, text, side }: { reached: Reached } & Pick<TooltipProps, 'text' | 'side'>) {
  const container = usePortalContainer()
  return (
    <Primitive.Provider delayDuration={450} skipDelayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>
          <ReachedTrigger reached={reached} />
        </Primitive.Trigger>
        <Primitive.Portal container={container}>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-md bg-foreground px-2.5 py-1.5 text-xs text-background shadow-md"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
