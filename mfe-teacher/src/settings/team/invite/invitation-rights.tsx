import { activeInvitationListQuery } from '@lernspur/api-client/identity/invitation.queries'
import { accessRightCalls } from '@lernspur/api-client/school-admin/access-right.queries'
import {
  useFormat,
  useKeyedMutation,
  useMutation,
  useSuspenseQueries,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { InvitationAccessRight } from '@lernspur/contracts/school-admin/access-right.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { draftOf } from '@lernspur/school-editors/right/right-draft'
import { useRightSentence } from '@lernspur/school-editors/right/use-right-sentence'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card } from '@lernspur/ui/components/ui/card'
import Trash2 from 'lucide-react/icons/trash-2'

interface InvitationRightsProps {
  schoolClass: SchoolClass
  subjects: readonly Subject[]
}

/** Open invitations that bring rights on the class, which can be withdrawn; for leaders, who see invitations. */
export function InvitationRights({ schoolClass: { id: schoolClassId }, subjects }: InvitationRightsProps) {
  const { t } = useTranslation('teacher.team')
  const format = useFormat()
  const toast = useToast()
  const sentenceOf = useRightSentence()
  const [rights, invitations] = useSuspenseQueries({
    queries: [
      accessRightCalls.listInvitationAccessRights({
        filter: [{ field: 'schoolClassId', type: 'eq', value: schoolClassId }],
      }),
      activeInvitationListQuery(),
    ],
  })
  const remove = useMutation(accessRightCalls.deleteAccessRight())
  const createRight = useKeyedMutation(accessRightCalls.createInvitationAccessRight())
  const open = new Map(invitations.data.rows.map((one) => [one.id, one]))
  const visible = rights.data.rows.flatMap((right) => {
    const invitation = open.get(right.invitationId)
    return invitation ? [{ right, invitation }] : []
  })
  const withdraw = async (right: InvitationAccessRight) => {
    await remove.mutateAsync({ params: { schoolClassId, accessRightId: right.id } })
    toast({
      text: t(($) => $.pendingRights.removed),
      undo: async () => {
        const { invitationId } = right
        const { schoolSubjectIds, ...draft } = draftOf(right)
        const body = { invitationId, ...draft, schoolSubjectIds: [...schoolSubjectIds] }
        await createRight.mutateAsync({ params: { schoolClassId }, body })
      },
    })
  }
  if (visible.length === 0) return null
  const title = t(($) => $.pendingRights.title)
  return (
    <Card>
      <CardHeading title={title} description={t(($) => $.pendingRights.description)} />
      <ul aria-label={title}>
        {visible.map(({ right, invitation: { email, used, maximumUses, activeUntil, roleEndsOn } }) => {
          const end = format.instant(activeUntil)
          return (
            <li key={right.id} className="flex items-center gap-3 border-t px-5 py-2">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">{email ?? sentenceOf(draftOf(right), subjects)}</p>
                <p className="text-xs text-muted-foreground">
                  {[
                    email && sentenceOf(draftOf(right), subjects),
                    t(($) => $.pendingRights.used, { used, maximum: maximumUses }),
                    t(($) => $.pendingRights.until, { end }),
                    roleEndsOn && t(($) => $.pendingRights.roleEnd, { day: format.day(roleEndsOn) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <IconButton
                quiet
                size="icon-sm"
                label={t(($) => $.pendingRights.remove, { end })}
                onClick={() => void withdraw(right).catch(() => null)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
