import { providerTenantCalls } from '@lernspur/api-client/provider/provider-tenant.queries'
import { tenantViewCalls } from '@lernspur/api-client/provider/tenant-view.queries'
import { Part } from '@lernspur/app-kit/slot/part'
import {
  Link,
  notFound,
  paths,
  useFormat,
  useLanguage,
  usePageTitle,
  useParams,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { Stat } from '@lernspur/ui/components/data/stat'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { useMayAct } from '../../role/use-may-act'
import { Identity } from '../identity/identity'
import { SchoolNumbers } from '../school-numbers'
import { TenantActions } from '../tenant-actions'
import { TenantState } from '../tenant-state'
import { useRegionNames } from '../use-region-names'
import { Acts } from './acts'
import { People } from './people'
import { Templates } from './templates'
import { TenantBanner } from './tenant-banner'

/** School years with their terms. */
function Years({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('provider.school')
  const format = useFormat()
  const { years } = useSuspenseQuery(tenantViewCalls.getTenantYears({ tenantId })).data
  if (years.length === 0) return <p className="text-muted-foreground">{t(($) => $.years.none)}</p>
  return (
    <ul className="grid gap-3">
      {years.map(({ id, name, schoolYearStart, schoolYearEnd, terms }) => (
        <li key={id} className="rounded-lg border bg-card px-4 py-3">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted-foreground">{format.period(schoolYearStart, schoolYearEnd)}</p>
          <ul className="mt-1 text-sm text-muted-foreground">
            {terms.map((term) => (
              <li key={term.schoolTermSemester} className="wrap-anywhere">
                {term.name}: {format.period(term.startDate, term.endDate)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in the largest unit that it fills at least once. */
const sizeIn = (language: string, bytes: number): string => {
  const at = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const options = { style: 'unit', unit: units[at], maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, options).format(bytes / 1000 ** at)
}

/** How much of a school lies in the file store. */
function Storage({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('provider.school')
  const format = useFormat()
  const language = useLanguage()
  const { files, bytes } = useSuspenseQuery(tenantViewCalls.getTenantStorage({ tenantId })).data
  return (
    <dl className="grid grid-cols-2 gap-6">
      <Stat label={t(($) => $.storage.files)} value={format.number(files)} />
      <Stat label={t(($) => $.storage.size)} value={sizeIn(language, bytes)} />
    </dl>
  )
}

/** Counts, place and kind of a school. */
function Facts({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.school')
  const format = useFormat()
  const { stateName, typeName } = useRegionNames()
  const facts = [
    [t(($) => $.fact.people), format.number(tenant.userCount)],
    [t(($) => $.fact.classes), format.number(tenant.schoolClassCount)],
    [t(($) => $.fact.students), format.number(tenant.studentCount)],
    [t(($) => $.fact.land), stateName(tenant.stateId)],
    [t(($) => $.fact.type), typeName(tenant.schoolTypeId) || t(($) => $.fact.unknown)],
    [t(($) => $.fact.createdAt), format.day(tenant.createdAt)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
      {facts.map(([label, value]) => (
        <Stat key={label} label={label} value={value} className="[&_dd]:text-base" />
      ))}
    </dl>
  )
}

/** One school: its header, and parts that load and fail independently (`/provider/tenant/{tenantId}`). */
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
      {!tenant.isProvider && (
        <Part title={t(($) => $.identity)} skeleton={skeleton}>
          <Identity tenant={tenant} />
        </Part>
      )}
      {!tenant.isProvider && <SchoolNumbers tenantId={tenantId} />}
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
