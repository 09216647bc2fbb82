import { consentListQuery } from '@lernspur/api-client/identity/registration.queries'
import { NameOrderSwitch } from '@lernspur/app-kit/person/name-order-switch'
import { Picture } from '@lernspur/app-kit/person/picture'
import {
  chooseLanguage,
  ErrorBoundary,
  Link,
  ownThemeAtom,
  paths,
  themes,
  useAtom,
  useFormat,
  usePageTitle,
  useSession,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import FileCheck from 'lucide-react/icons/file-check'
import { type ReactNode, Suspense } from 'react'
import { LanguageChoice } from '../frame/language-choice'
import { useThemeNames } from '../frame/menu/appearance-names'
import { CalendarFeed } from './calendar-feed'
import { Identities } from './identity/identities'
import { DataExport } from './leaving/data-export'
import { Deactivate } from './leaving/deactivate'
import { NotificationChoices } from './notification-choices'
import { PersonForm } from './person-form'
import { ProfileSection } from './profile-section'
import { EmailForm } from './sign-in/email-form'
import { PasswordForm } from './sign-in/password-form'
import { Sessions } from './sign-in/sessions'
import { TwoFactor } from './two-factor/two-factor'

/** What the user agreed to, and when (rule consent.1). */
function Consents() {
  const { t } = useTranslation('shell.consent')
  const format = useFormat()
  const { consents } = useSuspenseQuery(consentListQuery()).data
  if (consents.length === 0) return <p className="text-muted-foreground">{t(($) => $.none)}</p>
  return (
    <ul className="grid divide-y">
      {consents.map(({ document, version, language, givenAt }) => (
        <li key={`${document} ${version}`} className="flex items-center gap-3 py-2.5 first:pt-0">
          <FileCheck aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <div className="grid min-w-0 flex-1">
            <Link to={paths[document]} className="-my-2 inline-flex min-h-11 items-center hover:underline">
              {t(($) => $.document[document])}
            </Link>
            <p className="text-sm text-muted-foreground">
              {t(($) => $.given[language], { version: format.day(version), time: format.instant(givenAt) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Language, theme and order of names, applied immediately and on every device. */
function Appearance() {
  const { t } = useTranslation('shell.profile')
  const [theme, setTheme] = useAtom(ownThemeAtom)
  const themeNames = useThemeNames()
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <LanguageChoice label={t(($) => $.appearance.language)} choose={chooseLanguage} />
      <SegmentedControl
        label={t(($) => $.appearance.theme)}
        segments={themes.map((value) => ({ value, label: themeNames[value] }))}
        value={theme}
        onValueChange={(value) => setTheme(themes.find((one) => one === value) ?? 'system')}
      />
      <NameOrderSwitch />
    </div>
  )
}

/** A section with its own suspense and error boundary: others are shown while it loads or if it fails. */
function Reading({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <div aria-busy>
            <Skeleton className="h-24" />
          </div>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

/** The user's account (`/profile`). */
export function Component() {
  const { t } = useTranslation('shell.profile')
  const { whoAmI, role, tenant } = useSession()
  usePageTitle(t(($) => $.title))
  const isMissing = isMissingAddress(whoAmI.email)
  const isAtSchool = role !== null && tenant?.isProvider === false
  return (
    <Page width="text">
      <PageHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      <ProfileSection title={t(($) => $.person.title)} description={t(($) => $.person.description)}>
        <Picture />
        <PersonForm />
      </ProfileSection>
      <ProfileSection title={t(($) => $.appearance.title)} description={t(($) => $.appearance.description)}>
        <Appearance />
      </ProfileSection>
      {!isMissing && (
        <ProfileSection title={t(($) => $.notifications.title)} description={t(($) => $.notifications.description)}>
          <Reading>
            <NotificationChoices />
          </Reading>
        </ProfileSection>
      )}
      {isAtSchool && (
        <ProfileSection title={t(($) => $.calendar.title)} description={t(($) => $.calendar.description)}>
          <Reading>
            <CalendarFeed />
          </Reading>
        </ProfileSection>
      )}
      <ProfileSection title={t(($) => $.email.title)}>
        <EmailForm />
      </ProfileSection>
      {isMissing ? (
        <ProfileSection title={t(($) => $.password.title)} description={t(($) => $.portalOnly)} />
      ) : (
        <>
          <ProfileSection title={t(($) => $.password.title)} description={t(($) => $.password.description)}>
            <PasswordForm />
          </ProfileSection>
          <ProfileSection title={t(($) => $.twoFactor.title)} description={t(($) => $.twoFactor.description)}>
            <Reading>
              <TwoFactor />
            </Reading>
          </ProfileSection>
          <Reading>
            <Identities />
          </Reading>
        </>
      )}
      <ProfileSection
        title={t(($) => $.sessions.title)}
        description={isMissing ? t(($) => $.sessions.portal) : t(($) => $.sessions.description)}
      >
        <Reading>
          <Sessions />
        </Reading>
      </ProfileSection>
      <ProfileSection title={t(($) => $.consents.title)} description={t(($) => $.consents.description)}>
        <Reading>
          <Consents />
        </Reading>
      </ProfileSection>
      <ProfileSection title={t(($) => $.export.title)} description={t(($) => $.export.description)}>
        <DataExport />
      </ProfileSection>
      <ProfileSection title={t(($) => $.deactivate.title)}>
        <Deactivate />
      </ProfileSection>
    </Page>
  )
}
