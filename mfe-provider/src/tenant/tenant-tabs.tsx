import { Link, paths, useLocation, useTranslation } from '@lernspur/app-kit'
import { TabLink, TabLinks } from '@lernspur/ui/layout/tabs'

/** The two lists of schools: those there are, and those that were deleted. */
export function TenantTabs() {
  const { t } = useTranslation('provider.tenant')
  const { pathname } = useLocation()
  const tabs = [
    [paths.providerTenants, t(($) => $.tab.schools)],
    [paths.providerClosedTenants, t(($) => $.tab.closed)],
  ] as const
  return (
    <TabLinks label={t(($) => $.tab.label)}>
      {tabs.map(([to, text]) => (
        <TabLink key={to} active={pathname === to} link={<Link to={to} />}>
          {text}
        </TabLink>
      ))}
    </TabLinks>
  )
}
