import type { ReactNode } from 'react'
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '../ui/tooltip'
import { type ReachedElement, ReachedTrigger } from './reached-trigger'

export interface ReachedTooltipProps {
  reached: ReachedElement
  text: ReactNode
  side: 'top' | 'right' | 'bottom' | 'left'
}

/** The tooltip of an element that was reached. */
export function ReachedTooltip({ reached, text, side }: ReachedTooltipProps) {
  return (
    <TooltipProvider>
      <Tooltip>
        <TooltipTrigger asChild>
          <ReachedTrigger reached={reached} />
        </TooltipTrigger>
        <TooltipContent side={side}>{text}</TooltipContent>
      </Tooltip>
    </TooltipProvider>
  )
}
