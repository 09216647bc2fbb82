import { operatorQuery } from '@lernspur/api-client/identity/operator.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { MailLink } from '@lernspur/ui/components/data/mail-link'
import { LegalPage, LegalSection } from './legal-page'

/** The operator of this installation (`/legal/notice`). */
export function NoticePage() {
  const { t } = useTranslation('shell.legal')
  const { data: operator } = useSuspenseQuery(operatorQuery())
  const { name, addressLines, email, phone, representative, register, vatId } = operator
  return (
    <LegalPage title={t(($) => $.notice.title)} description={t(($) => $.notice.description)}>
      {name ? (
        <LegalSection title={t(($) => $.notice.operator)}>
          <address className="not-italic">
            {[name, ...addressLines].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </LegalSection>
      ) : (
        <p>{t(($) => $.notice.missing)}</p>
      )}
      {representative && <LegalSection title={t(($) => $.notice.representative)}>{representative}</LegalSection>}
      {(email || phone) && (
        <LegalSection title={t(($) => $.notice.contact)}>
          {email && <MailLink address={email} />}
          {phone && <p>{t(($) => $.notice.phone, { phone })}</p>}
        </LegalSection>
      )}
      {register && <LegalSection title={t(($) => $.notice.register)}>{register}</LegalSection>}
      {vatId && <LegalSection title={t(($) => $.notice.vatId)}>{vatId}</LegalSection>}
      <LegalSection title={t(($) => $.notice.content)}>{t(($) => $.notice.contentText)}</LegalSection>
    </LegalPage>
  )
}
