import { setLanguage, useLanguage, usePageTitle, useSearchParams, useTranslation } from '@lernspur/app-kit'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { Banner } from '@lernspur/ui/layout/banner'
import { Suspense } from 'react'
import { useLanguageNames } from '../frame/menu/appearance-names'
import { Wordmark } from '../frame/wordmark'
import { safeBack } from '../routing/sign-in-path'
import { SignInForm } from './sign-in-form'

/** Why the visitor stands here, where it was not by choice. */
function Reason({ reason }: { reason: string | null }) {
  const { t } = useTranslation('sign-in')
  if (reason === 'expired') return <Banner tone="warning">{t(($) => $.reason.expired)}</Banner>
  if (reason === 'signed-out') return <Banner>{t(($) => $.reason.signedOut)}</Banner>
  return null
}

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

function LoginScreen() {
  const { t } = useTranslation('sign-in')
  const [search] = useSearchParams()
  usePageTitle(t(($) => $.title))
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] px-4">
      <main className="mx-auto grid w-full max-w-88 content-center gap-8 py-12">
        <header className="grid gap-5">
          <Wordmark />
          <div className="grid gap-1">
            <h1 className="text-xl font-semibold tracking-[-0.01em]">{t(($) => $.title)}</h1>
            <p className="text-muted-foreground">{t(($) => $.welcome)}</p>
          </div>
        </header>
        <Reason reason={search.get('reason')} />
        <SignInForm target={safeBack(search.get('back'))} />
      </main>
      <footer className="flex justify-center pb-8">
        <LanguageChoice />
      </footer>
    </div>
  )
}

/** The sign-in page (`/auth/login`). */
export function Component() {
  return (
    <Suspense>
      <LoginScreen />
    </Suspense>
  )
}
