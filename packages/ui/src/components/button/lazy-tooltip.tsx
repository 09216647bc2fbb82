import { Slot } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Later, LaterComponent } from '../../later-component'
import type { ReachedElement } from './reached-trigger'

const tooltip = new LaterComponent(() => import('./reached-tooltip').then(({ ReachedTooltip }) => ReachedTooltip))

interface LazyTooltipProps {
  /** A short text; essential information belongs on the page. */
  text: ReactNode
  /** The focusable element that it describes. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/**
 * A tooltip whose parts are read and created when its element is first reached: tables have dozens of tooltips, and each
 * would store its element while the page mounts, which makes React render again before the first paint.
 */
export function LazyTooltip({ text, children, side = 'top' }: LazyTooltipProps) {
  const [reached, setReached] = useState<ReachedElement>()
  const reach = ({ currentTarget, nativeEvent }: React.FocusEvent<HTMLElement> | React.PointerEvent<HTMLElement>) =>
    setReached((known) => (known?.trigger === currentTarget ? known : { trigger: currentTarget, by: nativeEvent }))
  return (
    <>
      <Slot.Root onPointerEnter={reach} onFocus={reach}>
        {children}
      </Slot.Root>
      {reached && <Later component={tooltip} props={{ reached, text, side }} isOptional />}
    </>
  )
}
