import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@lernspur/ui/components/ui/dropdown-menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'

/** The menu of actions on a person's role, behind three dots; `label` names the person. */
export function PersonMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={label} size="icon-sm" quiet>
          <Ellipsis />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  )
}
