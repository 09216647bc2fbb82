import { useTranslation } from '@lernspur/app-runtime'
import { PortalRoot } from '@lernspur/ui/portal'
import type { ReactNode } from 'react'
import { LanguageChoice } from '../../frame/language-choice'
import { LegalLinks } from '../../frame/legal-links'
import { OfflineBanner } from '../../frame/offline-banner'
import { Wordmark } from '../../frame/wordmark'

/** Layout of pages without the frame: the product's name, one task, legal links and language. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell.sign-in')
  return (
    <PortalRoot>
      <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto]">
        <div>
          <OfflineBanner />
        </div>
        <div className="mx-auto grid w-full max-w-96 grid-cols-1 content-start gap-8 px-4 pt-10 pb-10 md:pt-[10dvh]">
          <header>
            <Wordmark />
          </header>
          <main>{children}</main>
        </div>
        <footer className="flex flex-wrap items-center justify-center gap-x-8 gap-y-2 px-4 pb-6">
          <LanguageChoice label={t(($) => $.language)} />
          <LegalLinks inNewTab />
        </footer>
      </div>
    </PortalRoot>
  )
}
