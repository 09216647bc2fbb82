import { Link, paths, setLanguage, useLanguage, useTranslation } from '@lernspur/app-kit'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { PortalRoot } from '@lernspur/ui/overlay/portal'
import { type ReactNode, useRef } from 'react'
import { useLanguageNames } from '../../frame/menu/appearance-names'
import { OfflineBanner } from '../../frame/offline-banner'
import { Wordmark } from '../../frame/wordmark'
import { ShownPage } from './shown-page'

function LanguageChoice() {
  const { t } = useTranslation('sign-in')
  const language = useLanguage()
  const names = useLanguageNames()
  return (
    <SegmentedControl
      label={t(($) => $.language)}
      segments={names.map(({ value, name }) => ({ value, label: <span lang={value}>{name}</span> }))}
      value={language}
      onValueChange={(value) => void setLanguage(value === 'en' ? 'en' : 'de')}
    />
  )
}

/** What a visitor may read at any time; in a tab of its own, so that nothing typed here is lost. */
function LegalLinks() {
  const { t } = useTranslation('sign-in')
  const links = [
    { to: paths.legalNotice, text: t(($) => $.legal.notice) },
    { to: paths.privacy, text: t(($) => $.legal.privacy) },
    { to: paths.terms, text: t(($) => $.legal.terms) },
  ]
  return (
    <nav aria-label={t(($) => $.legal.label)}>
      <ul className="flex flex-wrap justify-center gap-x-1 text-sm text-muted-foreground">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} target="_blank" className="inline-flex min-h-11 items-center px-2 hover:text-foreground">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Around the pages that stand for themselves: the product's name, one thing to do, legal pages and language. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const shown = useRef<string | null>(null)
  return (
    <PortalRoot>
      <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
        <div>
          <OfflineBanner />
        </div>
        <div className="mx-auto grid w-full max-w-96 content-start gap-8 px-4 pt-10 pb-12 md:pt-[14dvh]">
          <Wordmark />
          <main>
            <ShownPage value={shown}>{children}</ShownPage>
          </main>
        </div>
        <footer className="grid content-end justify-items-center gap-2 px-4 pb-6">
          <LanguageChoice />
          <LegalLinks />
        </footer>
      </div>
    </PortalRoot>
  )
}
