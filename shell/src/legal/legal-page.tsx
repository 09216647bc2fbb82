import { Link, paths, useFormat, useMaybeSession, usePageTitle, useTranslation } from '@lernspur/app-kit'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import type { ReactNode } from 'react'
import { LanguageChoice } from '../frame/language-choice'
import { LegalLinks } from '../frame/legal-links'
import { Wordmark } from '../frame/wordmark'

/** Header with the product's name, the way on and languages, for whoever has no frame. */
function PlainHead({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation('shell.legal')
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-b pb-6">
      <Wordmark />
      <div className="flex flex-wrap items-center gap-3">
        <LanguageChoice label={t(($) => $.language)} />
        <LinkButton asChild variant="outline">
          {isVisitor ? (
            <Link to={paths.login}>{t(($) => $.toSignIn)}</Link>
          ) : (
            <Link to={paths.home}>{t(($) => $.toSetup)}</Link>
          )}
        </LinkButton>
      </div>
    </div>
  )
}

interface LegalPageProps {
  title: string
  description: string
  /** It contains links to the other pages itself. */
  isOverview?: boolean
  /** The day from which the text applies. */
  version?: string
  children: ReactNode
}

/** A public page, signed in or not. */
export function LegalPage({ title, description, isOverview = false, version, children }: LegalPageProps) {
  const session = useMaybeSession()
  const { t } = useTranslation('shell.legal')
  const format = useFormat()
  usePageTitle(title)
  return (
    <Page width="text">
      {!session?.whoAmI.isSetupCompleted && <PlainHead isVisitor={session === null} />}
      <PageHeader title={title} description={description} />
      <div className="grid gap-6">{children}</div>
      {version && <p className="text-sm text-muted-foreground">{t(($) => $.version, { day: format.day(version) })}</p>}
      {!isOverview && <LegalLinks />}
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
