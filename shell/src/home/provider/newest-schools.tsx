import { paths, useFormat, useTranslation } from '@lernspur/app-kit'
import type { TenantRow } from '@lernspur/contracts/tenant.contract'
import { Badge } from '@lernspur/ui/data/badge'
import { Card } from '@lernspur/ui/layout/card'
import { LinkRow } from '../link-row'
import { useNewestSchools } from './use-newest-schools'

/** Said only of a school that is not simply in use. */
function SchoolState({ school }: { school: TenantRow }) {
  const { t } = useTranslation('home')
  if (school.isDisabled) return <Badge tone="outline">{t(($) => $.provider.isDisabled)}</Badge>
  return school.isWizardFinalized ? null : <Badge tone="warning">{t(($) => $.provider.inSetup)}</Badge>
}

/** The schools that came last, with the counts that the provider may see. */
export function NewestSchools() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { rows } = useNewestSchools()
  const hintOf = ({ createdAt, userCount, schoolClassCount, studentCount }: TenantRow) =>
    [
      format.day(createdAt.slice(0, 10)),
      t(($) => $.provider.userCount, { count: userCount }),
      t(($) => $.provider.classCount, { count: schoolClassCount }),
      t(($) => $.students, { count: studentCount }),
    ].join(' · ')
  return (
    <Card>
      {rows.length === 0 ? (
        <p className="p-5 text-muted-foreground">{t(($) => $.provider.noSchools)}</p>
      ) : (
        <ul>
          {rows.map((school) => (
            <LinkRow
              key={school.id}
              to={`${paths.providerTenants}?${new URLSearchParams({ search: school.name })}`}
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
