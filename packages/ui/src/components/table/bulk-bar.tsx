import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button'
import type { TableTexts } from './table-texts'

interface BulkBarProps {
  /** Number of chosen rows. */
  count: number
  texts: Pick<TableTexts, 'chosen' | 'chosenCount' | 'clearChoice'>
  onClear: () => void
  /** Bulk actions: small buttons. */
  children: ReactNode
}

/** Always visible while rows are chosen: their number and the bulk actions. */
export function BulkBar({ count, texts, onClear, children }: BulkBarProps) {
  return (
    <section
      aria-label={texts.chosen}
      data-sticky=""
      className="sticky bottom-20 z-20 flex animate-rise flex-wrap items-center gap-2 rounded-lg border bg-popover px-4 py-2 shadow-md md:bottom-4"
    >
      <p aria-live="polite" className="flex-1 basis-32 font-medium">
        {texts.chosenCount(count)}
      </p>
      {children}
      <IconButton size="icon-sm" className="ml-auto" label={texts.clearChoice} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}
