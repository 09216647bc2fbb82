import { userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import {
  refreshWhoAmI,
  useConfirm,
  useFormat,
  useKeyedMutation,
  useMutation,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import type { Person } from './person'

/** The consequences of losing a role, in sentences with counts. */
const useConsequences = () => {
  const { t } = useTranslation('school-admin.people')
  const invitationsOf = ({ invitations }: Person) =>
    invitations > 0 ? t(($) => $.means.invitations, { count: invitations }) : ''
  const inWords = (...sentences: readonly string[]) => sentences.filter(Boolean).join(' ')
  return {
    ofDemotion: (person: Person) =>
      inWords(person.isMe ? t(($) => $.means.self) : t(($) => $.means.demoted), invitationsOf(person)),
    ofDisabling: (person: Person) =>
      inWords(
        t(($) => $.means.disabled),
        invitationsOf(person),
      ),
    ofRemoval: (person: Person) => {
      const { role, ownClasses, entries } = person
      const shared = role.accessRights.length
      return inWords(
        shared > 0 ? t(($) => $.means.shared, { count: shared }) : t(($) => $.means.nothingShared),
        ownClasses > 0 ? t(($) => $.means.own, { count: ownClasses }) : '',
        entries !== null && entries > 0 ? t(($) => $.means.entries, { count: entries }) : t(($) => $.means.entriesStay),
        invitationsOf(person),
        role.identityProviderId ? t(($) => $.means.hub) : '',
        t(($) => $.means.final),
      )
    },
  }
}

const quietly = (work: Promise<unknown>) => void work.catch(() => null)

/** What the leaders of a school can do with one person. What can be undone happens at once, with undo. */
export const usePersonActions = (person: Person) => {
  const { t } = useTranslation('school-admin.people')
  const toast = useToast()
  const confirm = useConfirm()
  const format = useFormat()
  const nameOf = useRoleNames()
  const consequences = useConsequences()
  const { mutateAsync: update } = useMutation(withConfirmation(userRoleCalls.updateUserRole()))
  const { mutateAsync: remove } = useMutation(userRoleCalls.deleteUserRole())
  const { mutateAsync: invite } = useKeyedMutation(withConfirmation(userRoleCalls.addUsers()))
  const { role, name, isMe } = person
  const params = { userRoleId: role.id }

  const changeRole = async (roleType: RoleType) => {
    if (roleType === role.roleType) return
    const loses = roleType === 'user' || role.roleType === 'admin'
    const isSure =
      !loses ||
      (!isMe && person.invitations === 0) ||
      (await confirm({
        title: t(($) => $.role.question, { name, role: nameOf(roleType) }),
        description: consequences.ofDemotion(person),
        confirmLabel: t(($) => $.role.confirm),
        theme: 'danger',
      }))
    if (!isSure) return
    await update({ params, body: { roleType } })
    if (isMe) await refreshWhoAmI()
    toast({
      text: t(($) => $.role.done, { name, role: nameOf(roleType) }),
      ...(!isMe && { undo: async () => void (await update({ params, body: { roleType: role.roleType } })) }),
    })
  }

  const extend = async (endsOn: string | null) => {
    await update({ params, body: { endsOn } })
    toast({
      text:
        endsOn === null ? t(($) => $.end.removed, { name }) : t(($) => $.end.done, { name, day: format.day(endsOn) }),
      undo: async () => void (await update({ params, body: { endsOn: role.endsOn ?? null } })),
    })
  }

  const setActive = async (isActive: boolean) => {
    const needsConfirmation = !isActive && person.invitations > 0
    const isSure =
      !needsConfirmation ||
      (await confirm({
        title: t(($) => $.disable.question, { name }),
        description: consequences.ofDisabling(person),
        confirmLabel: t(($) => $.disable.confirm),
        theme: 'danger',
      }))
    if (!isSure) return
    await update({ params, body: { isActive } })
    const enabled = person.isWaiting ? t(($) => $.hub.admitted, { name }) : t(($) => $.enable.done, { name })
    const disabled = person.isWaiting ? t(($) => $.hub.refused, { name }) : t(($) => $.disable.done, { name })
    toast({
      text: isActive ? enabled : disabled,
      ...(!person.isClosed && { undo: async () => void (await update({ params, body: { isActive: !isActive } })) }),
    })
  }

  const leave = async () => {
    const isOpen = role.status === 'invitationPending'
    const isSure = await confirm({
      title: isOpen ? t(($) => $.withdraw.question, { name }) : t(($) => $.remove.question, { name }),
      description: isOpen ? t(($) => $.withdraw.text) : consequences.ofRemoval(person),
      confirmLabel: isOpen ? t(($) => $.withdraw.confirm) : t(($) => $.remove.confirm),
      theme: 'danger',
      size: 'large',
    })
    if (!isSure) return
    await remove({ params })
    toast({ text: isOpen ? t(($) => $.withdraw.done, { name }) : t(($) => $.remove.done, { name }) })
  }

  const inviteAgain = async () => {
    const { notMailed } = await invite({ body: { emails: [role.user.email], roleType: role.roleType } })
    toast(
      notMailed.length > 0
        ? { text: t(($) => $.resend.later), tone: 'error' }
        : { text: t(($) => $.resend.done, { name }) },
    )
  }

  return {
    changeRole: (roleType: RoleType) => quietly(changeRole(roleType)),
    extend: (endsOn: string | null) => quietly(extend(endsOn)),
    disable: () => quietly(setActive(false)),
    enable: () => quietly(setActive(true)),
    /** Of somebody who waits: stays outside, and does not come back by signing in again. */
    refuse: () => quietly(setActive(false)),
    leave: () => quietly(leave()),
    inviteAgain: () => quietly(inviteAgain()),
  }
}
