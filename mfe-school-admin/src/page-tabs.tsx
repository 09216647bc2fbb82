import { Link, useLocation } from '@lernspur/app-runtime'
import { TabLink, TabLinks } from '@lernspur/ui/components/layout/tab-links'

interface PageTab {
  readonly to: string
  readonly text: string
}

interface PageTabsProps {
  label: string
  tabs: readonly PageTab[]
}

/** Tabs for settings pages that belong together. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const { pathname } = useLocation()
  return (
    <TabLinks label={label}>
      {tabs.map(({ to, text }) => (
        <TabLink key={to} active={pathname === to} link={<Link to={to} />}>
          {text}
        </TabLink>
      ))}
    </TabLinks>
  )
}
