import { operatorQuery } from '@lernspur/api-client/identity/operator.queries'
import { studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import {
  classesQuery,
  useFormat,
  usePageTitle,
  useQuery,
  useSession,
  useSetAtom,
  useTranslation,
} from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/form/button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Card, CardBody, CardHeader } from '@lernspur/ui/layout/card'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { helpAtom } from '../frame/help/help-atom'

/** How the school uses the product, as far as the user may see it. */
function Scope() {
  const { t } = useTranslation('shell.subscription')
  const classes = useQuery(classesQuery()).data?.count
  const children = useQuery(studentListQuery({ limit: 1 })).data?.count
  return (
    <Card>
      <CardHeader title={t(($) => $.scope)} />
      <CardBody className="grid grid-cols-1 gap-1">
        <p className="min-h-6 tabular-nums">
          {[
            classes !== undefined && t(($) => $.classes, { count: classes }),
            children !== undefined && t(($) => $.children, { count: children }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-sm text-muted-foreground">{t(($) => $.unlimited)}</p>
      </CardBody>
    </Card>
  )
}

/** The school's subscription, and the contact for it (`/subscription`). */
export function Component() {
  const { t } = useTranslation('shell.subscription')
  const { tenant } = useSession()
  const format = useFormat()
  const openHelp = useSetAtom(helpAtom)
  const { data: operator } = useQuery(operatorQuery())
  usePageTitle(t(($) => $.title))
  return (
    <Page width="text">
      <PageHeader title={t(($) => $.title)} />
      <Card>
        <CardHeader title={tenant?.name ?? t(($) => $.school)} />
        <CardBody className="text-muted-foreground">
          {tenant ? t(($) => $.since, { day: format.dayLong(tenant.createdAt) }) : t(($) => $.none)}
        </CardBody>
      </Card>
      {tenant && !tenant.isProvider && <Scope />}
      <Card>
        <CardHeader title={t(($) => $.contract)} />
        <CardBody className="grid justify-items-start gap-3">
          <p>{t(($) => $.contractText)}</p>
          {operator?.name && <p className="text-muted-foreground">{t(($) => $.partner, { name: operator.name })}</p>}
          {operator?.email && (
            <Button variant="outline" onClick={() => openHelp(true)}>
              {t(($) => $.ask)}
            </Button>
          )}
        </CardBody>
      </Card>
    </Page>
  )
}
