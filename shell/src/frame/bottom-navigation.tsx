import { Link, useTranslation } from '@lernspur/app-kit'
import { BottomBar, BottomBarButton, BottomBarLink } from '@lernspur/ui/layout/bottom-bar'
import { lazyMenu, MenuButton } from '@lernspur/ui/overlay/menu-button'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { MoreMenuProps } from './menu/more-menu'
import type { NavigationSection } from './navigation/navigation-link'

const places = 5
const moreMenu = lazyMenu<MoreMenuProps>(() => import('./menu/more-menu'))

/** Navigation on phones: the first pages are shown, the rest is behind "more". */
export function BottomNavigation({ sections }: { sections: readonly NavigationSection[] }) {
  const { t } = useTranslation('shell.frame')
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
      {rest.length > 0 && (
        <MenuButton
          menu={moreMenu}
          options={{ links: rest }}
          button={(props) => (
            <BottomBarButton icon={<Ellipsis aria-hidden />} active={rest.some(({ active }) => active)} {...props}>
              {t(($) => $.page.more)}
            </BottomBarButton>
          )}
        />
      )}
    </BottomBar>
  )
}
