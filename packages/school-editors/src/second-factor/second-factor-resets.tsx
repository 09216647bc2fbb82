import { usePageTitle, useTranslation } from '@lernspur/app-runtime'
import type { TwoFactorReset } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Card } from '@lernspur/ui/components/ui/card'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { RequestForm, type RequestFormProps } from './request-form'
import { ResetRow, type ResetRowProps } from './reset-row'

interface SecondFactorResetsProps extends RequestFormProps, Pick<ResetRowProps, 'confirm' | 'withdraw' | 'mayDecide'> {
  /** Waiting and recent requests; null for who may not see them. */
  resets: readonly TwoFactorReset[] | null
}

/** The page of requests to remove the second factor of people who have lost it, with a form for a new request. */
export function SecondFactorResets({ resets, request, ofProvider, ...row }: SecondFactorResetsProps) {
  const { t } = useTranslation('school-editors.second-factor')
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page width="text">
      <PageHeader title={title} description={t(($) => $.description)} />
      {row.mayDecide ? (
        <Card className="p-5">
          <RequestForm request={request} ofProvider={ofProvider} />
        </Card>
      ) : (
        <Banner>{ofProvider ? t(($) => $.providerAdminsOnly) : t(($) => $.adminsOnly)}</Banner>
      )}
      {resets && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="font-semibold">{t(($) => $.requests)}</h2>
          <Card>
            {resets.length === 0 ? (
              <EmptyState icon={<ShieldCheck />} title={t(($) => $.none)} description={t(($) => $.noneText)} />
            ) : (
              <ul aria-label={t(($) => $.requests)}>
                {resets.map((reset) => (
                  <ResetRow key={reset.id} reset={reset} {...row} />
                ))}
              </ul>
            )}
          </Card>
        </section>
      )}
    </Page>
  )
}
