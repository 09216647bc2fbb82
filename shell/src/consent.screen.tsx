import { consentListQuery, giveConsentMutation } from '@lernspur/api-client/identity/registration.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import {
  Link,
  Navigate,
  paths,
  refreshWhoAmI,
  useFormat,
  useMaybeSession,
  useMutation,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@lernspur/app-runtime'
import { legalVersions, versionsInForce } from '@lernspur/contracts/consent.contract'
import { type LegalDocument, legalDocuments } from '@lernspur/contracts/legal-documents'
import { Button } from '@lernspur/ui/components/ui/button'
import { safeBack } from './session/sign-in-path'
import { useSignOut } from './session/use-sign-out'
import { PlainPage } from './sign-in/layout/plain-page'
import { SlowHint } from './sign-in/layout/slow-hint'

const linkStyle =
  '-my-2 inline-flex min-h-11 items-center font-medium text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary'

interface ChangedTextProps {
  document: LegalDocument
  /** An older version was agreed to. */
  isChanged: boolean
}

/** A text to agree to: where it can be read, from when it applies, and what is new in it. */
function ChangedText({ document, isChanged }: ChangedTextProps) {
  const { t } = useTranslation('shell.consent')
  const format = useFormat()
  return (
    <li>
      <Link to={paths[document]} target="_blank" className={linkStyle}>
        {t(($) => $.document[document])}
      </Link>
      <p className="text-sm text-muted-foreground">
        {t(($) => $.version, { day: format.day(legalVersions[document]) })}
      </p>
      {isChanged && <p className="mt-1">{t(($) => $.changes[document])}</p>}
    </li>
  )
}

/** Asks for consent to the texts in force, and says what changed (`/consent`, rule consent.2). */
export function Component() {
  const { t } = useTranslation('shell.consent')
  const [search] = useSearchParams()
  const signOut = useSignOut()
  const session = useMaybeSession()
  const open = session?.whoAmI.openConsents ?? []
  const { data } = useQuery(consentListQuery())
  const given = new Set(data?.consents.map(({ document }) => document))
  const { mutate, isPending, error } = useMutation({
    ...giveConsentMutation(),
    onSuccess: () => refreshWhoAmI(),
  })
  // Agreed to just now, here or in another tab: nothing is left to ask.
  if (session && open.length === 0) return <Navigate to={safeBack(search.get('back') ?? paths.home)} replace />
  return (
    <PlainPage title={t(($) => $.title)} description={given.size > 0 ? t(($) => $.changed) : t(($) => $.first)}>
      <FailureBanner error={isPending ? null : error} />
      <ul className="grid gap-4">
        {legalDocuments
          .filter((document) => open.includes(document))
          .map((document) => (
            <ChangedText key={document} document={document} isChanged={given.has(document)} />
          ))}
      </ul>
      <div className="grid gap-3">
        <Button size="lg" busy={isPending} onClick={() => mutate({ body: { ...versionsInForce } })}>
          {t(($) => $.agree)}
        </Button>
        <Button variant="outline" size="lg" onClick={signOut}>
          {t(($) => $.signOut)}
        </Button>
      </div>
      <SlowHint busy={isPending} />
    </PlainPage>
  )
}
