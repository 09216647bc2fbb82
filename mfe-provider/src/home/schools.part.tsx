import './home.css'
import { providerTenantListQuery } from '@lernspur/api-client/provider/provider-tenant.queries'
import { Part } from '@lernspur/app-kit/slot/part'
import { Link, type PartProps, paths, useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Card } from '@lernspur/ui/components/ui/card'

/** The newest schools; `count` is the number of all schools. */
const useNewestSchools = () =>
  useSuspenseQuery(
    providerTenantListQuery({
      filter: [{ field: 'isProvider', type: 'eq', value: 'false' }],
      order: [{ field: 'createdAt', dir: 'desc' }],
      limit: 5,
    }),
  ).data

/** Only schools that are not simply active have a note. */
function SchoolState({ school }: { school: TenantRow }) {
  const { t } = useTranslation('provider.home')
  if (school.isDisabled) return <Badge variant="outline">{t(($) => $.isDisabled)}</Badge>
  return school.isWizardFinalized ? null : <Badge variant="warning">{t(($) => $.inSetup)}</Badge>
}

function NewestSchools() {
  const { t } = useTranslation('provider.home')
  const format = useFormat()
  const { rows } = useNewestSchools()
  const hintOf = ({ createdAt, userCount, schoolClassCount, studentCount }: TenantRow) =>
    [
      format.day(createdAt),
      t(($) => $.userCount, { count: userCount }),
      t(($) => $.classCount, { count: schoolClassCount }),
      t(($) => $.studentCount, { count: studentCount }),
    ].join(' · ')
  return (
    <Card>
      {rows.length === 0 ? (
        <p className="p-5 text-muted-foreground">{t(($) => $.noSchools)}</p>
      ) : (
        <ul>
          {rows.map((school) => (
            <LinkRow
              key={school.id}
              link={<Link to={`${paths.providerTenants}?${new URLSearchParams({ search: school.name })}`} />}
              title={school.name}
              hint={hintOf(school)}
              trailing={<SchoolState school={school} />}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The newest schools, with the counts that the provider may see. */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('provider.home')
  return (
    <Part title={t(($) => $.newest)} skeleton={skeleton}>
      <NewestSchools />
    </Part>
  )
}
