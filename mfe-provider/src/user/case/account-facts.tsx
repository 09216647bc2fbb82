import { accountAddress } from '@lernspur/app-kit/person/account-name'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'

interface AccountFactsProps {
  person: NonNullable<SupportCase['person']>
  email: string
}

/** How the person signs in, and when they last did. */
export function AccountFacts({ person, email }: AccountFactsProps) {
  const { t } = useTranslation('provider.case')
  const format = useFormat()
  const { createdAt, lastSignedInAt, sessionCount, hasPassword, identityCount, secondFactorSince } = person
  const password = hasPassword ? t(($) => $.account.password) : t(($) => $.account.noPassword)
  const identities = identityCount > 0 ? t(($) => $.account.identities, { count: identityCount }) : ''
  const facts = [
    [t(($) => $.account.email), accountAddress(format, email)],
    [
      t(($) => $.account.lastSignedInAt),
      lastSignedInAt === null ? t(($) => $.account.never) : format.instant(lastSignedInAt),
    ],
    [t(($) => $.account.sessions), t(($) => $.account.sessionCount, { count: sessionCount })],
    [t(($) => $.account.signIn), `${password} ${identities}`.trim()],
    [
      t(($) => $.account.secondFactor),
      secondFactorSince === null
        ? t(($) => $.account.off)
        : t(($) => $.account.on, { at: format.instant(secondFactorSince), count: person.recoveryCodesLeft }),
    ],
    [t(($) => $.account.createdAt), format.instant(createdAt)],
  ] as const
  return (
    <Card>
      <CardHeading title={t(($) => $.account.title)} />
      <CardContent>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  )
}
