import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SupportInvitation } from '@lernspur/contracts/identity/support-case.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import { Card } from '@lernspur/ui/components/ui/card'
import { useId } from 'react'
import { ResendButton } from '../act/resend-button'

interface InvitationsProps {
  invitations: readonly SupportInvitation[]
  email: string
}

/** Unanswered invitations; nothing if there are none. */
export function Invitations({ invitations, email }: InvitationsProps) {
  const { t } = useTranslation('provider.case')
  const format = useFormat()
  const nameOf = useRoleNames()
  const id = useId()
  if (invitations.length === 0) return null
  const untilOf = ({ activeUntil, isOpen }: SupportInvitation) => {
    if (activeUntil !== null && activeUntil < new Date().toISOString())
      return t(($) => $.invitations.expired, { at: format.instant(activeUntil) })
    if (!isOpen) return t(($) => $.invitations.closed)
    return activeUntil === null ? undefined : t(($) => $.invitations.until, { at: format.instant(activeUntil) })
  }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="font-semibold">
        {t(($) => $.invitations.title)}
      </h2>
      <Card>
        <ul aria-labelledby={id}>
          {invitations.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t px-5 py-3 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="wrap-anywhere">{invitation.tenantName}</p>
                <p className="text-sm text-muted-foreground">
                  {[
                    t(($) => $.invitations.of, {
                      role: nameOf(invitation.roleType),
                      at: format.instant(invitation.createdAt),
                    }),
                    untilOf(invitation),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {invitation.isOpen && <ResendButton invitation={invitation} email={email} isOneOfMany />}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
