import { twoFactorResetListQuery } from '@lernspur/api-client/two-factor-reset.queries'
import { usePageTitle, useSession, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Banner } from '@lernspur/ui/layout/banner'
import { Card } from '@lernspur/ui/layout/card'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { RequestForm } from './request-form'
import { ResetRow } from './reset-row'

/** Requests to remove the second factor of people who have lost it, and a form for another one. */
export function SecondFactorResets() {
  const { t } = useTranslation('school-editors.second-factor')
  const { role, tenant } = useSession()
  const { data: resets } = useSuspenseQuery(twoFactorResetListQuery())
  const title = t(($) => $.title)
  usePageTitle(title)
  const mayDecide = role?.roleType === 'admin'
  return (
    <Page width="text">
      <PageHeader title={title} description={t(($) => $.description)} />
      {mayDecide ? (
        <Card className="p-5 md:p-6">
          <RequestForm ofProvider={tenant?.isProvider === true} />
        </Card>
      ) : (
        <Banner>{t(($) => $.adminsOnly)}</Banner>
      )}
      <section className="grid grid-cols-1 gap-3">
        <h2 className="font-semibold">{t(($) => $.requests)}</h2>
        <Card>
          {resets.length === 0 ? (
            <EmptyState icon={<ShieldCheck />} title={t(($) => $.none)} description={t(($) => $.noneText)} />
          ) : (
            <ul aria-label={t(($) => $.requests)}>
              {resets.map((reset) => (
                <ResetRow key={reset.id} reset={reset} mayDecide={mayDecide} />
              ))}
            </ul>
          )}
        </Card>
      </section>
    </Page>
  )
}
