import { useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
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
    <LabelledField label={t(($) => $.role.label)}>
      <SelectInput
        options={roles.map((one) => ({ value: one, label: nameOf(one) }))}
        value={value}
        onValueChange={(next) => onValueChange(roles.find((one) => one === next) ?? value)}
      />
    </LabelledField>
  )
}
