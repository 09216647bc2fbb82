import type { ReactNode } from 'react'
import { cn } from '../../cn'
import { Sheet, SheetContent } from '../ui/sheet'
import { ModalPanelContent, type ModalPanelProps } from './modal-panel'
import { useModal } from './use-modal'

type SideSheetProps = ModalPanelProps & {
  /** 448 or 640 px wide; on phones always the whole width, from below. */
  size?: 'medium' | 'wide' | undefined
  /** Between title and body, does not scroll; for instance a search field or tabs. */
  toolbar?: ReactNode | undefined
}

const widths = { medium: 'md:max-w-112', wide: 'md:max-w-160' }

/** A side sheet for editing next to a list: from the right, on phones from below. */
export function SideSheet({ size = 'medium', toolbar, children, ...panel }: SideSheetProps) {
  const { dialog, content } = useModal({ ...panel, described: panel.description !== undefined })
  return (
    <Sheet {...dialog}>
      <SheetContent {...content} showCloseButton={false} className={cn(content.className, widths[size])}>
        <ModalPanelContent {...panel}>
          {toolbar !== undefined && <div className="px-6 pb-3">{toolbar}</div>}
          <div className="min-h-0 flex-1 overflow-y-auto border-t px-6 py-5">{children}</div>
        </ModalPanelContent>
      </SheetContent>
    </Sheet>
  )
}
