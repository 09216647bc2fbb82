import { userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { UpdateUserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { ChosenInvitations } from './chosen-invitations'
import type { Person } from './person'

interface ChosenPeopleProps {
  chosen: readonly Person[]
  onDone: () => void
}

/** What can be done with several people at once, with one undo for all. */
export function ChosenPeople({ chosen, onDone }: ChosenPeopleProps) {
  const { t } = useTranslation('school-admin.people')
  const toast = useToast()
  const confirm = useConfirm()
  const scope = { id: 'chosen people' }
  const { mutateAsync, isPending } = useMutation({ ...withConfirmation(userRoleCalls.updateUserRole()), scope })
  const change = (people: readonly Person[], bodyOf: (person: Person) => UpdateUserRole) =>
    Promise.all(people.map((person) => mutateAsync({ params: { userRoleId: person.role.id }, body: bodyOf(person) })))
  const act = async (people: readonly Person[], body: UpdateUserRole, before: (person: Person) => UpdateUserRole) => {
    const invitations = people.reduce((sum, person) => sum + person.invitations, 0)
    const isSure =
      body.isActive === true ||
      invitations === 0 ||
      (await confirm({
        title: t(($) => $.bulk.question, { count: people.length }),
        description: t(($) => $.means.invitations, { count: invitations }),
        confirmLabel: t(($) => $.bulk.confirm),
        theme: 'danger',
      }))
    if (!isSure) return
    await change(people, () => body)
    onDone()
    toast({
      text: t(($) => $.bulk.done, { count: people.length }),
      undo: async () => void (await change(people, before)),
    })
  }
  const active = chosen.filter(({ role }) => role.status === 'active')
  const disabled = chosen.filter(({ role }) => role.status === 'disabled')
  const roleOf = ({ role }: Person) => ({ roleType: role.roleType })
  const setActive = (people: readonly Person[], isActive: boolean) =>
    void act(people, { isActive }, () => ({ isActive: !isActive })).catch(() => null)
  return (
    <>
      <ChosenInvitations chosen={chosen} onDone={onDone} />
      {disabled.length > 0 && (
        <Button size="sm" variant="outline" disabled={isPending} onClick={() => setActive(disabled, true)}>
          {t(($) => $.bulk.enable, { count: disabled.length })}
        </Button>
      )}
      {active.length > 0 && (
        <>
          <Button size="sm" variant="outline" disabled={isPending} onClick={() => setActive(active, false)}>
            {t(($) => $.bulk.disable, { count: active.length })}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isPending}
            onClick={() => void act(active, { roleType: 'user' }, roleOf).catch(() => null)}
          >
            {t(($) => $.bulk.member)}
          </Button>
        </>
      )}
    </>
  )
}
