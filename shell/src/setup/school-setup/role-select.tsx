import { useSession, useTranslation } from '@lernspur/app-kit'
import type { RoleType } from '@lernspur/contracts/user.contract'
import { Select } from '@lernspur/ui/choice/select'
import { Field } from '@lernspur/ui/form/field'

/** `const nameOf = useRoleNames()`: what a role is called (rule role.1). */
export const useRoleNames = () => {
  const { t } = useTranslation('school-setup')
  const names: Record<RoleType, string> = {
    user: t(($) => $.role.user),
    manager: t(($) => $.role.manager),
    admin: t(($) => $.role.admin),
  }
  return (role: RoleType) => names[role]
}

/** The role that invited people get; only an owner invites owners. */
export function RoleSelect({ value, onValueChange }: { value: RoleType; onValueChange: (role: RoleType) => void }) {
  const { t } = useTranslation('school-setup')
  const { role } = useSession()
  const nameOf = useRoleNames()
  const roles: RoleType[] = role?.roleType === 'admin' ? ['user', 'manager', 'admin'] : ['user', 'manager']
  return (
    <Field label={t(($) => $.role.label)}>
      <Select
        options={roles.map((one) => ({ value: one, label: nameOf(one) }))}
        value={value}
        onValueChange={(next) => onValueChange(roles.find((one) => one === next) ?? 'user')}
      />
    </Field>
  )
}
