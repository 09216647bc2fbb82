import { useFormat, useMaybeSession, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import type { ReactNode } from 'react'
import { LegalLinks } from '../frame/legal-links'

interface LegalPageProps {
  title: string
  description: string
  /** The page itself contains links to the other pages. */
  isOverview?: boolean
  /** The day from which the text applies. */
  version?: string
  children: ReactNode
}

/** A public page, signed in or not. */
export function LegalPage({ title, description, isOverview = false, version, children }: LegalPageProps) {
  const isFramed = useMaybeSession()?.whoAmI.isSetupCompleted ?? false
  const { t } = useTranslation('shell.legal')
  const format = useFormat()
  usePageTitle(title)
  return (
    <Page width="text">
      <PageHeader title={title} description={description} />
      <div className="grid gap-6">{children}</div>
      {version && <p className="text-sm text-muted-foreground">{t(($) => $.version, { day: format.day(version) })}</p>}
      {isFramed && !isOverview && <LegalLinks />}
    </Page>
  )
}

/** A section of a legal text with its heading. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="font-semibold">{title}</h2>
      <div className="wrap-anywhere">{children}</div>
    </section>
  )
}
