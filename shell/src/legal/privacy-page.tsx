import { operatorQuery } from '@lernspur/api-client/identity/operator.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { legalVersions } from '@lernspur/contracts/consent.contract'
import { readReportingDsn } from '@lernspur/federation/runtime/reporting-dsn'
import { MailLink } from '@lernspur/ui/components/data/mail-link'
import { recordedPercent } from '../reporting/sample-rates'
import { LegalPage, LegalSection } from './legal-page'
import { Facts, LongFacts } from './privacy/facts'
import {
  useAddedFacts,
  useRetentionFacts,
  useStaffFacts,
  useStorageFacts,
  useStudentFacts,
} from './privacy/use-privacy-facts'

/** What is sent to a service for errors, or that there is none (rule browser.5). */
function ReportingText() {
  const { t } = useTranslation('shell.legal')
  const dsn = readReportingDsn()
  if (!dsn) return t(($) => $.privacy.reporting.off)
  return t(($) => $.privacy.reporting.on, { host: new URL(dsn).host, percent: recordedPercent })
}

/** Privacy policy (`/legal/privacy`), made from what the product stores (rules processing.1 and processing.2). */
export function PrivacyPage() {
  const { t } = useTranslation('shell.legal')
  const { privacyContact: contact, backupDays, country } = useQuery(operatorQuery()).data ?? {}
  const studentFacts = [...useStudentFacts(), ...useAddedFacts('students')]
  const staffFacts = [...useStaffFacts(), ...useAddedFacts('staff')]
  const storageFacts = useStorageFacts()
  const retentionFacts = useRetentionFacts(backupDays)
  return (
    <LegalPage
      title={t(($) => $.privacy.title)}
      description={t(($) => $.privacy.description)}
      version={legalVersions.privacy}
    >
      <LegalSection title={t(($) => $.privacy.sections.responsible.title)}>
        {t(($) => $.privacy.sections.responsible.text)}
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.sections.student.title)}>
        {t(($) => $.privacy.sections.student.text)}
        <LongFacts facts={studentFacts} />
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.sections.staff.title)}>
        {t(($) => $.privacy.sections.staff.text)}
        <LongFacts facts={staffFacts} />
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.sections.purpose.title)}>
        {t(($) => $.privacy.sections.purpose.text)}
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.sections.access.title)}>
        {t(($) => $.privacy.sections.access.text)}
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.sections.storage.title)}>
        {t(($) => $.privacy.sections.storage.text)}
        <LongFacts facts={storageFacts} />
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.sections.recipients.title)}>
        {t(($) => $.privacy.sections.recipients.text)}
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.reporting.title)}>
        <ReportingText />
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.sections.retention.title)}>
        {t(($) => $.privacy.sections.retention.text)}
        <Facts facts={retentionFacts} />
      </LegalSection>
      <LegalSection title={t(($) => $.privacy.sections.rights.title)}>
        <p>{t(($) => $.privacy.sections.rights.text)}</p>
        <p className="mt-2">{country === 'CH' ? t(($) => $.privacy.law.swiss) : t(($) => $.privacy.law.european)}</p>
      </LegalSection>
      {contact && (
        <LegalSection title={t(($) => $.privacy.contact)}>
          <MailLink address={contact} />
        </LegalSection>
      )}
    </LegalPage>
  )
}
