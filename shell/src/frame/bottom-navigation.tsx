import { Link, useTranslation } from '@lernspur/app-kit'
import { BottomBar, BottomBarButton, BottomBarLink } from '@lernspur/ui/layout/bottom-bar'
import { DropdownMenu, MenuItem } from '@lernspur/ui/overlay/dropdown-menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { NavigationLink, NavigationSection } from './use-navigation-sections'

const places = 5

/** What does not fit under the thumb. */
function More({ links }: { links: readonly NavigationLink[] }) {
  const { t } = useTranslation('frame')
  return (
    <DropdownMenu
      side="top"
      align="end"
      trigger={<BottomBarButton icon={<Ellipsis aria-hidden />}>{t(($) => $.page.more)}</BottomBarButton>}
    >
      {links.map(({ to, text, icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            {icon}
            {text}
          </Link>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

/** Navigation of a phone: the first pages in sight, the rest behind "more". */
export function BottomNavigation({ sections }: { sections: readonly NavigationSection[] }) {
  const { t } = useTranslation('frame')
  const links = sections.flatMap((section) => section.links)
  const shown = links.length > places ? links.slice(0, places - 1) : links
  const rest = links.slice(shown.length)
  return (
    <BottomBar label={t(($) => $.navigation)}>
      {shown.map(({ to, text, icon, active }) => (
        <BottomBarLink key={to} icon={icon} active={active} link={<Link to={to} />}>
          {text}
        </BottomBarLink>
      ))}
      {rest.length > 0 && <More links={rest} />}
    </BottomBar>
  )
}
