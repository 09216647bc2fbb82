import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { usePortalContainer } from './portal'

interface TooltipProps {
  /** Short words; what must be known stands on the page, not here. */
  text: ReactNode
  /** The one focusable element it explains. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/** Words that appear on pointing and on focus. */
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
