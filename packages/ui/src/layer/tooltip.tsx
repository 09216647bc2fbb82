import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { usePortalContainer } from './portal'

interface TooltipProps {
  /** A short text; essential information belongs on the page. */
  text: ReactNode
  /** The focusable element that it describes. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/** A tooltip, shown on hover and focus. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const container = usePortalContainer()
  return (
    <Primitive.Provider delayDuration={450} skipDelayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
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
