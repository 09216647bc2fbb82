import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { Card } from '@lernspur/ui/components/ui/card'
import { accessibilityPath } from '../frame/accessibility-path'
import { LegalPage } from './legal-page'

/** Links to the legal pages (`/legal`). */
export function LegalOverview() {
  const { t } = useTranslation('shell.legal')
  const pages = [
    { to: paths.legalNotice, title: t(($) => $.notice.title), hint: t(($) => $.notice.description) },
    { to: paths.privacy, title: t(($) => $.privacy.title), hint: t(($) => $.privacy.description) },
    { to: paths.terms, title: t(($) => $.terms.title), hint: t(($) => $.terms.description) },
    { to: accessibilityPath, title: t(($) => $.accessibility.title), hint: t(($) => $.accessibility.description) },
    { to: paths.verify, title: t(($) => $.verify.title), hint: t(($) => $.verify.description) },
  ]
  return (
    <LegalPage title={t(($) => $.overview.title)} description={t(($) => $.overview.description)} isOverview>
      <Card>
        <ul>
          {pages.map(({ to, ...page }) => (
            <LinkRow key={to} link={<Link to={to} />} {...page} />
          ))}
        </ul>
      </Card>
    </LegalPage>
  )
}
