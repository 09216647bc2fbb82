import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { UserRow } from '@lernspur/contracts/school-admin/user-role.contract'

/** Names that a sentence holds, at most. */
const named = 3

const mayInvite = ({ userRoles }: UserRow) =>
  userRoles.some(({ roleType, status }) => roleType !== 'user' && status === 'active')

/** Says whom to ask for people who do not work at the school yet (rule invitation.6). */
export function WhoInvites({ users }: { users: readonly UserRow[] }) {
  const { t } = useTranslation('teacher.team')
  const format = useFormat()
  const names = users.filter(mayInvite).slice(0, named).map(format.name)
  return (
    <p className="basis-full text-sm text-muted-foreground">
      {t(($) => $.whoInvites, { names: format.list(names), count: names.length })}
    </p>
  )
}
