import { Link } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { MenuGroup } from '@lernspur/ui/components/menu/menu-choices'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import type { ReactElement } from 'react'
import type { NavigationLink, NavigationSection } from '../navigation/navigation-link'

export interface MoreMenuProps {
  sections: readonly NavigationSection[]
}

function PageItem({ to, text, icon, active }: NavigationLink) {
  return (
    <DropdownMenuItem asChild>
      <Link to={to} aria-current={active ? 'page' : undefined} className={cn(active && 'font-medium text-primary')}>
        {icon}
        {text}
      </Link>
    </DropdownMenuItem>
  )
}

/** Pages that do not fit into the bottom navigation, under the headings that they have in the rail. */
export default function MoreMenu({ trigger, sections }: MoreMenuProps & { trigger: ReactElement }) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent side="top" align="end">
        {sections.map(({ id, heading, links }) => {
          const items = links.map((link) => <PageItem key={link.to} {...link} />)
          if (heading === undefined) return items
          return (
            <MenuGroup key={id} label={heading}>
              {items}
            </MenuGroup>
          )
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
