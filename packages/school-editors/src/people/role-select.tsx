import { useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { Select } from '@lernspur/ui/choice/select'
import { Field } from '@lernspur/ui/form/field'
import { useRoleNames } from './use-role-names'

interface RoleSelectProps {
  /** Roles that the user may give. */
  roles: readonly RoleType[]
  value: RoleType
  onValueChange: (role: RoleType) => void
}

/** The role of invited people. */
export function RoleSelect({ roles, value, onValueChange }: RoleSelectProps) {
  const { t } = useTranslation('school-editors.people')
  const nameOf = useRoleNames()
  return (
    <Field label={t(($) => $.role.label)}>
      <Select
        options={roles.map((one) => ({ value: one, label: nameOf(one) }))}
        value={value}
        onValueChange={(next) => onValueChange(roles.find((one) => one === next) ?? value)}
      />
    </Field>
  )
}
