import { operatorQuery } from '@lernspur/api-client/identity/operator.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { legalVersions } from '@lernspur/contracts/consent.contract'
import { type RetentionPeriod, retentionPeriods } from '@lernspur/contracts/retention-periods'
import { MailLink } from '@lernspur/ui/components/data/mail-link'
import { LegalPage, LegalSection } from './legal-page'

const kinds = Object.keys(retentionPeriods) as RetentionPeriod[]

/**
 * What expires after which time, from the same table that deletion uses (rule expiry.1). Operators choose the time for
 * backups.
 */
function RetentionList({ backupDays }: { backupDays: number | undefined }) {
  const { t } = useTranslation('shell.legal')
  return (
    <dl className="mt-3 grid divide-y border-y">
      {kinds.map((kind) => {
        const { count: typical, unit } = retentionPeriods[kind]
        const count = kind === 'backup' ? (backupDays ?? typical) : typical
        return (
          <div key={kind} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt>{t(($) => $.privacy.kept[kind])}</dt>
            <dd className="text-muted-foreground tabular-nums">
              {unit === 'days' ? t(($) => $.privacy.span.days, { count }) : t(($) => $.privacy.span.hours, { count })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const useSections = () => {
  const { t } = useTranslation('shell.legal')
  return [
    { title: t(($) => $.privacy.sections.responsible.title), text: t(($) => $.privacy.sections.responsible.text) },
    { title: t(($) => $.privacy.sections.data.title), text: t(($) => $.privacy.sections.data.text) },
    { title: t(($) => $.privacy.sections.purpose.title), text: t(($) => $.privacy.sections.purpose.text) },
    { title: t(($) => $.privacy.sections.access.title), text: t(($) => $.privacy.sections.access.text) },
    { title: t(($) => $.privacy.sections.storage.title), text: t(($) => $.privacy.sections.storage.text) },
    { title: t(($) => $.privacy.sections.recipients.title), text: t(($) => $.privacy.sections.recipients.text) },
    {
      title: t(($) => $.privacy.sections.retention.title),
      text: t(($) => $.privacy.sections.retention.text),
      isRetention: true,
    },
    { title: t(($) => $.privacy.sections.rights.title), text: t(($) => $.privacy.sections.rights.text) },
  ]
}

/** Privacy policy (`/legal/privacy`). */
export function Component() {
  const { t } = useTranslation('shell.legal')
  const sections = useSections()
  const { privacyContact: contact, backupDays } = useQuery(operatorQuery()).data ?? {}
  return (
    <LegalPage
      title={t(($) => $.privacy.title)}
      description={t(($) => $.privacy.description)}
      version={legalVersions.privacy}
    >
      {sections.map(({ title, text, isRetention }) => (
        <LegalSection key={title} title={title}>
          {text}
          {isRetention && <RetentionList backupDays={backupDays} />}
        </LegalSection>
      ))}
      {contact && (
        <LegalSection title={t(($) => $.privacy.contact)}>
          <MailLink address={contact} />
        </LegalSection>
      )}
    </LegalPage>
  )
}
