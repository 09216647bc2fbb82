import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import { TabLink, TabLinks } from '@lernspur/ui/components/layout/tab-links'

/** The two lists of schools: existing and deleted ones. */
export function TenantTabs({ of }: { of: 'schools' | 'closed' }) {
  const { t } = useTranslation('provider.tenant')
  return (
    <TabLinks label={t(($) => $.tab.label)}>
      <TabLink active={of === 'schools'} link={<Link to={paths.providerTenants} />}>
        {t(($) => $.tab.schools)}
      </TabLink>
      <TabLink active={of === 'closed'} link={<Link to={paths.providerClosedTenants} />}>
        {t(($) => $.tab.closed)}
      </TabLink>
    </TabLinks>
  )
}
