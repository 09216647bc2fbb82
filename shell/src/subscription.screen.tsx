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
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import { helpAtom } from './frame/help/help-atom'

/** How the school uses the product, as far as the user may see it. */
function Scope() {
  const { t } = useTranslation('shell.subscription')
  const classes = useQuery(classesQuery()).data?.count
  const children = useQuery(studentListQuery({ limit: 1 })).data?.count
  return (
    <Card>
      <CardHeading title={t(($) => $.scope)} />
      <CardContent className="grid grid-cols-1 gap-1">
        <p className="min-h-6 tabular-nums">
          {[
            classes !== undefined && t(($) => $.classes, { count: classes }),
            children !== undefined && t(($) => $.children, { count: children }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-sm text-muted-foreground">{t(($) => $.unlimited)}</p>
      </CardContent>
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
        <CardHeading title={tenant?.name ?? t(($) => $.school)} />
        <CardContent className="text-muted-foreground">
          {tenant ? t(($) => $.since, { day: format.dayLong(tenant.createdAt) }) : t(($) => $.none)}
        </CardContent>
      </Card>
      {tenant && !tenant.isProvider && <Scope />}
      <Card>
        <CardHeading title={t(($) => $.contract)} />
        <CardContent className="grid justify-items-start gap-3">
          <p>{t(($) => $.contractText)}</p>
          {operator?.name && <p className="text-muted-foreground">{t(($) => $.partner, { name: operator.name })}</p>}
          {operator?.email && (
            <Button variant="outline" onClick={() => openHelp(true)}>
              {t(($) => $.ask)}
            </Button>
          )}
        </CardContent>
      </Card>
    </Page>
  )
}
