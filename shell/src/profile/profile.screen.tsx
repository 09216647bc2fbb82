import { Picture } from '@lernspur/app-kit/person/picture'
import { ErrorBoundary, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { type ReactNode, Suspense } from 'react'
import { Appearance } from './appearance'
import { Consents } from './consents'
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
  usePageTitle(t(($) => $.title))
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
      <ProfileSection title={t(($) => $.notifications.title)} description={t(($) => $.notifications.description)}>
        <Reading>
          <NotificationChoices />
        </Reading>
      </ProfileSection>
      <ProfileSection title={t(($) => $.email.title)}>
        <EmailForm />
      </ProfileSection>
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
      <ProfileSection title={t(($) => $.sessions.title)} description={t(($) => $.sessions.description)}>
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
