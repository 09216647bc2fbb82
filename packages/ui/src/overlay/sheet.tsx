import type { ReactNode } from 'react'
import { cn } from '../cn'
import { ModalPanel, type ModalPanelProps } from './modal-panel'

type SheetProps = ModalPanelProps & {
  /** 448 or 640 px wide; on phones always the whole width, from below. */
  size?: 'medium' | 'wide' | undefined
  /** Between title and body, does not scroll; for instance a search field or tabs. */
  toolbar?: ReactNode | undefined
}

const widths = { medium: 'md:max-w-112', wide: 'md:max-w-160' }

/** A side sheet for editing next to a list: from the right, on phones from below. */
export function Sheet({ size = 'medium', toolbar, children, ...panel }: SheetProps) {
  return (
    <ModalPanel
      {...panel}
      className={cn(
        'fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col rounded-t-lg border bg-popover shadow-md outline-none',
        'data-[state=closed]:animate-slide-down data-[state=open]:animate-slide-up',
        'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-full md:rounded-none md:border-y-0 md:border-r-0',
        'md:data-[state=closed]:animate-slide-out md:data-[state=open]:animate-slide-in',
        widths[size],
      )}
    >
      {toolbar !== undefined && <div className="px-6 pb-3">{toolbar}</div>}
      <div className="min-h-0 flex-1 overflow-y-auto border-t px-6 py-5">{children}</div>
    </ModalPanel>
  )
}
