import { Link, useTranslation } from '@lernspur/app-runtime'
import { BottomBar, BottomBarButton, BottomBarLink } from '@lernspur/ui/components/layout/bottom-bar'
import { lazyMenu, MenuButton } from '@lernspur/ui/components/menu/menu-button'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { MoreMenuProps } from './menu/more-menu'
import type { NavigationLink, NavigationSection } from './navigation/navigation-link'

const maxLinks = 5
const moreMenu = lazyMenu<MoreMenuProps>(() => import('./menu/more-menu'))

/** Navigation on phones: the first pages are shown, the rest is behind "more". */
export function BottomNavigation({ sections }: { sections: readonly NavigationSection[] }) {
  const { t } = useTranslation('shell.frame')
  const links = sections.flatMap((section) => section.links)
  const visible = links.length > maxLinks ? links.slice(0, maxLinks - 1) : links
  const isRest = (link: NavigationLink) => !visible.includes(link)
  const rest = sections.map((section) => ({ ...section, links: section.links.filter(isRest) }))
  return (
    <BottomBar label={t(($) => $.navigation)}>
      {visible.map(({ to, text, icon, active }) => (
        <BottomBarLink key={to} icon={icon} active={active} link={<Link to={to} />}>
          {text}
        </BottomBarLink>
      ))}
      {visible.length < links.length && (
        <MenuButton
          menu={moreMenu}
          options={{ sections: rest.filter((section) => section.links.length > 0) }}
          button={(props) => (
            <BottomBarButton
              icon={<Ellipsis aria-hidden />}
              active={links.some((link) => link.active && isRest(link))}
              {...props}
            >
              {t(($) => $.page.more)}
            </BottomBarButton>
          )}
        />
      )}
    </BottomBar>
  )
}
