import { operatorQuery } from '@lernspur/api-client/identity/operator.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import { MailLink } from '@lernspur/ui/components/data/mail-link'
import { LegalPage, LegalSection } from './legal-page'

/** The day of the last look at the product by which the statement was written; a later look changes it. */
const assessedOn = '2026-11-28'

const useExceptions = () => {
  const { t } = useTranslation('shell.legal')
  return [
    t(($) => $.accessibility.exceptions.photos),
    t(($) => $.accessibility.exceptions.matrix),
    t(($) => $.accessibility.exceptions.screenReaders),
    t(($) => $.accessibility.exceptions.plainLanguage),
  ]
}

/** Whom to turn to when the operator does not help: what the operator says, else what is usual in its country. */
function Enforcement() {
  const { t } = useTranslation('shell.legal')
  const { accessibilityBody = [], country } = useQuery(operatorQuery()).data ?? {}
  if (accessibilityBody.length > 0)
    return (
      <address className="not-italic">
        {accessibilityBody.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    )
  if (country === 'AT') return t(($) => $.accessibility.body.austria)
  return country === 'CH' ? t(($) => $.accessibility.body.switzerland) : t(($) => $.accessibility.body.germany)
}

/** The accessibility statement (`/legal/accessibility`), as BITV 2.0 and EN 301 549 ask for one. */
export function AccessibilityPage() {
  const { t } = useTranslation('shell.legal')
  const format = useFormat()
  const exceptions = useExceptions()
  const { name, email } = useQuery(operatorQuery()).data ?? {}
  const { host } = window.location
  return (
    <LegalPage title={t(($) => $.accessibility.title)} description={t(($) => $.accessibility.description)}>
      <LegalSection title={t(($) => $.accessibility.scope.title)}>
        {name
          ? t(($) => $.accessibility.scope.operated, { host, name })
          : t(($) => $.accessibility.scope.text, { host })}
      </LegalSection>
      <LegalSection title={t(($) => $.accessibility.status.title)}>
        {t(($) => $.accessibility.status.text)}
      </LegalSection>
      <LegalSection title={t(($) => $.accessibility.exceptions.title)}>
        <ul className="grid list-disc gap-1.5 pl-5">
          {exceptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </LegalSection>
      <LegalSection title={t(($) => $.accessibility.method.title)}>
        {t(($) => $.accessibility.method.text, { day: format.day(assessedOn) })}
      </LegalSection>
      <LegalSection title={t(($) => $.accessibility.feedback.title)}>
        <p>{t(($) => $.accessibility.feedback.text)}</p>
        {email ? <MailLink address={email} /> : <p>{t(($) => $.accessibility.feedback.missing)}</p>}
      </LegalSection>
      <LegalSection title={t(($) => $.accessibility.body.title)}>
        <p className="mb-2">{t(($) => $.accessibility.body.text)}</p>
        <Enforcement />
      </LegalSection>
    </LegalPage>
  )
}
