import { accessRightCalls } from '@lernspur/api-client/school-admin/access-right.queries'
import { addUsersMutation, userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useKeyedMutation, useMutation, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { AddedUsers } from '@lernspur/contracts/school-admin/user-role.contract'
import { MailForm } from '@lernspur/school-editors/people/mail-form'
import type { RightDraft } from '@lernspur/school-editors/right/right-draft'

interface ByMailProps {
  schoolClass: SchoolClass
  right: RightDraft
  /** Users who are in the team already; their rights stay. */
  teamIds: ReadonlySet<string>
  /** The rights are complete. */
  isReady: boolean
  onDone: () => void
}

/** Mails invitations, and gives the rights to those who were invited or already work at the school. */
export function ByMail({ schoolClass: { id, name }, right, teamIds, isReady, onDone }: ByMailProps) {
  const { t } = useTranslation('teacher.team')
  const toast = useToast()
  const { data: users } = useSuspenseQuery(userRoleCalls.listUsers())
  const { mutateAsync: send, isPending } = useKeyedMutation(withConfirmation(addUsersMutation()))
  const { mutateAsync: share, isPending: isSharing } = useMutation(accessRightCalls.setAccessRights())
  const shareWith = async (invited: AddedUsers['rows'], addresses: readonly string[], isDone: boolean) => {
    const known = users.rows.filter(({ email }) => email !== null && addresses.includes(email))
    const all = new Set([...invited.map(({ user }) => user.id), ...known.map((user) => user.id)])
    const userIds = [...all].filter((userId) => !teamIds.has(userId))
    if (userIds.length > 0) {
      const given = { ...right, schoolSubjectIds: [...right.schoolSubjectIds] }
      const changes = userIds.map((userId) => ({ schoolClassId: id, userId, right: given }))
      const { undo } = await share({ body: { changes } })
      toast({
        text: t(($) => $.invite.shared, { name, count: userIds.length }),
        undo: async () => void (await share({ body: undo })),
      })
    }
    if (isDone) onDone()
  }
  return <MailForm roles={['user']} send={send} busy={isPending || isSharing} isReady={isReady} onInvited={shareWith} />
}
