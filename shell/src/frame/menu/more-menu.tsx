import { Link } from '@lernspur/app-kit'
import { cn } from '@lernspur/ui/cn'
import { DropdownMenu, MenuItem } from '@lernspur/ui/overlay/dropdown-menu'
import type { ReactElement } from 'react'
import type { NavigationLink } from '../navigation/navigation-link'

export interface MoreMenuProps {
  links: readonly NavigationLink[]
}

/** Pages that do not fit into the bottom navigation. */
export default function MoreMenu({ trigger, links }: MoreMenuProps & { trigger: ReactElement }) {
  return (
    <DropdownMenu defaultOpen side="top" align="end" trigger={trigger}>
      {links.map(({ to, text, icon, active }) => (
        <MenuItem key={to} asChild>
          <Link to={to} aria-current={active ? 'page' : undefined} className={cn(active && 'font-medium text-primary')}>
            {icon}
            {text}
          </Link>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
