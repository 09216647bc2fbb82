import { userInvitationListQuery } from '@lernspur/api-client/identity/user.queries'
import { ErrorNotice, paths, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { UserInvitation } from '@lernspur/contracts/identity/user.contract'
import { useState } from 'react'
import { PlainPage } from '../../sign-in/layout/plain-page'
import { LinkLine } from '../../sign-in/layout/text-link'
import { Waiting } from '../../sign-in/layout/waiting'
import { CodeForm } from '../code-form'
import { OpenInvitation } from './open-invitation'

/** Pending invitations; those just accepted stay, with a link to the school. */
export function OpenInvitations() {
  const { t } = useTranslation('shell.sign-in')
  const [accepted, setAccepted] = useState<readonly UserInvitation[]>([])
  const { data, error, refetch, isFetching } = useQuery(userInvitationListQuery())
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Waiting label={t(($) => $.invitation.loading)} />
  const open = data.rows.filter(({ id }) => !accepted.some((one) => one.id === id))
  const visible = [...accepted, ...open]
  return (
    <PlainPage
      step={String(visible.length)}
      title={t(($) => $.invitation.title)}
      description={visible.length > 0 ? t(($) => $.invitation.pending) : t(($) => $.invitation.none)}
    >
      {visible.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {visible.map((invitation) => (
            <OpenInvitation
              key={invitation.id}
              invitation={invitation}
              isAccepted={accepted.includes(invitation)}
              onAccept={() => setAccepted((before) => [...before, invitation])}
            />
          ))}
        </ul>
      )}
      <section aria-label={t(($) => $.invitation.byCode)} className="grid grid-cols-1 gap-3 border-t pt-6">
        <h2 className="font-semibold">{t(($) => $.invitation.byCode)}</h2>
        <CodeForm />
      </section>
      <LinkLine to={paths.home}>{t(($) => $.toStart)}</LinkLine>
    </PlainPage>
  )
}
