import { Link, useLocation } from '@lernspur/app-runtime'
import { TabLink, TabLinks } from '@lernspur/ui/components/layout/tab-links'

interface PageTabsProps {
  label: string
  /** Path and text of each. */
  tabs: readonly (readonly [to: string, text: string])[]
}

/** Tabs for settings pages that belong together. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const { pathname } = useLocation()
  return (
    <TabLinks label={label}>
      {tabs.map(([to, text]) => (
        <TabLink key={to} active={pathname === to} link={<Link to={to} />}>
          {text}
        </TabLink>
      ))}
    </TabLinks>
  )
}
