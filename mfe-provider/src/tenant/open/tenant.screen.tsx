import { providerTenantCalls } from '@lernspur/api-client/provider/provider-tenant.queries'
import { Part } from '@lernspur/app-kit/slot/part'
import { Link, notFound, paths, usePageTitle, useParams, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { useMayAct } from '../../role/use-may-act'
import { TenantActions } from '../tenant-actions'
import { TenantState } from '../tenant-state'
import { Acts } from './acts'
import { Facts } from './facts'
import { People } from './people'
import { Storage } from './storage'
import { Templates } from './templates'
import { TenantBanner } from './tenant-banner'
import { Years } from './years'

/** One school: its head, and parts that load and fail each for itself (`/provider/tenant/{tenantId}`). */
export function Component() {
  const { t } = useTranslation('provider.school')
  const { tenantId = notFound() } = useParams()
  const mayAct = useMayAct()
  const { data: tenant } = useSuspenseQuery(providerTenantCalls.getTenant({ tenantId }))
  usePageTitle(tenant.name)
  const skeleton = <Skeleton className="h-24" />
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumbs label={t(($) => $.here)}>
            <Crumb link={<Link to={paths.providerTenants} />}>{t(($) => $.schools)}</Crumb>
            <Crumb>{tenant.name}</Crumb>
          </Breadcrumbs>
        }
        title={tenant.name}
        description={
          <span className="grid justify-items-start gap-1">
            {tenant.slogan && <span>{tenant.slogan}</span>}
            <TenantState tenant={tenant} />
          </span>
        }
        actions={mayAct && !tenant.isProvider && <TenantActions tenant={tenant} />}
      />
      <TenantBanner tenant={tenant} />
      <Facts tenant={tenant} />
      <People tenant={tenant} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Part title={t(($) => $.years.title)} skeleton={skeleton}>
          <Years tenantId={tenantId} />
        </Part>
        <Part title={t(($) => $.templates.title)} skeleton={skeleton}>
          <Templates tenant={tenant} />
        </Part>
        <Part title={t(($) => $.storage.title)} skeleton={skeleton}>
          <Storage tenantId={tenantId} />
        </Part>
        <Part title={t(($) => $.acts.title)} skeleton={skeleton}>
          <Acts tenantId={tenantId} />
        </Part>
      </div>
    </Page>
  )
}
