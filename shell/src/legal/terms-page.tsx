import { useTranslation } from '@lernspur/app-runtime'
import { legalVersions } from '@lernspur/contracts/consent.contract'
import { LegalPage, LegalSection } from './legal-page'

const useSections = () => {
  const { t } = useTranslation('shell.legal')
  return [
    { title: t(($) => $.terms.sections.subject.title), text: t(($) => $.terms.sections.subject.text) },
    { title: t(($) => $.terms.sections.account.title), text: t(($) => $.terms.sections.account.text) },
    { title: t(($) => $.terms.sections.use.title), text: t(($) => $.terms.sections.use.text) },
    { title: t(($) => $.terms.sections.rights.title), text: t(($) => $.terms.sections.rights.text) },
    { title: t(($) => $.terms.sections.availability.title), text: t(($) => $.terms.sections.availability.text) },
    { title: t(($) => $.terms.sections.end.title), text: t(($) => $.terms.sections.end.text) },
    { title: t(($) => $.terms.sections.liability.title), text: t(($) => $.terms.sections.liability.text) },
  ]
}

/** Terms of use (`/legal/terms`). */
export function TermsPage() {
  const { t } = useTranslation('shell.legal')
  const sections = useSections()
  return (
    <LegalPage
      title={t(($) => $.terms.title)}
      description={t(($) => $.terms.description)}
      version={legalVersions.terms}
    >
      {sections.map(({ title, text }) => (
        <LegalSection key={title} title={title}>
          {text}
        </LegalSection>
      ))}
    </LegalPage>
  )
}
