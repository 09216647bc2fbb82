import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { type LinkElement, LinkSlot } from '../layout/link-slot'

export interface LinkRowProps {
  /** The router's link element, without children. */
  link: LinkElement
  /** Shown before the text. */
  leading?: ReactNode
  /** The text of the link. */
  title: string
  hint: ReactNode
  /** Shown after the text. */
  trailing?: ReactNode
}

/** A row of a list in a card; the whole row is a link. */
export function LinkRow({ link, leading, title, hint, trailing }: LinkRowProps) {
  return (
    <li className="relative flex min-h-16 items-center gap-3 border-t px-5 py-2 transition-colors first:border-t-0 hover:bg-muted/60">
      {leading}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="grid min-w-0 flex-1 basis-44">
          <LinkSlot link={link} className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0">
            {title}
          </LinkSlot>
          <p className="text-xs text-muted-foreground">{hint}</p>
        </div>
        {trailing}
      </div>
      <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
    </li>
  )
}
