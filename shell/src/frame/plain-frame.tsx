import { Link, Outlet, PageSkeleton, paths, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { Suspense } from 'react'
import { LanguageChoice } from './language-choice'
import { LegalLinks } from './legal-links'
import { Wordmark } from './wordmark'

/** Frame of pages without navigation: the product's name, the languages, the way on and the legal pages. */
export default function PlainFrame({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation('shell.legal')
  return (
    <div className="mx-auto grid min-h-dvh max-w-176 grid-cols-1 grid-rows-[auto_1fr_auto]">
      <header className="mx-4 flex flex-wrap items-center justify-between gap-4 border-b py-6 md:mx-8 md:pt-8">
        <Wordmark />
        <div className="flex flex-wrap items-center gap-3">
          <LanguageChoice label={t(($) => $.language)} />
          <Button asChild variant="outline">
            <Link to={isVisitor ? paths.login : paths.home}>
              {isVisitor ? t(($) => $.toSignIn) : t(($) => $.toSetup)}
            </Link>
          </Button>
        </div>
      </header>
      <main className="min-w-0">
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className="px-4 pb-6 md:px-8">
        <LegalLinks />
      </footer>
    </div>
  )
}
