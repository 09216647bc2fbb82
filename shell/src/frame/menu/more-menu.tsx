import { Link } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { DropdownMenu, MenuGroup, MenuItem } from '@lernspur/ui/overlay/dropdown-menu'
import type { ReactElement } from 'react'
import type { NavigationLink, NavigationSection } from '../navigation/navigation-link'

export interface MoreMenuProps {
  sections: readonly NavigationSection[]
}

function PageItem({ to, text, icon, active }: NavigationLink) {
  return (
    <MenuItem asChild>
      <Link to={to} aria-current={active ? 'page' : undefined} className={cn(active && 'font-medium text-primary')}>
        {icon}
        {text}
      </Link>
    </MenuItem>
  )
}

/** Pages that do not fit into the bottom navigation, under the headings that they have in the rail. */
export default function MoreMenu({ trigger, sections }: MoreMenuProps & { trigger: ReactElement }) {
  return (
    <DropdownMenu defaultOpen side="top" align="end" trigger={trigger}>
      {sections.map(({ id, heading, links }) => {
        const items = links.map((link) => <PageItem key={link.to} {...link} />)
        if (heading === undefined) return items
        return (
          <MenuGroup key={id} label={heading}>
            {items}
          </MenuGroup>
        )
      })}
    </DropdownMenu>
  )
}
