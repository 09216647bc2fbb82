import { useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { MenuChoices } from '@lernspur/ui/components/menu/menu-choices'
import { DropdownMenuRadioItem } from '@lernspur/ui/components/ui/dropdown-menu'
import { useRoleNames } from './use-role-names'

interface RoleChoicesProps {
  /** Roles that the user may give. */
  roles: readonly RoleType[]
  value: RoleType
  onValueChange: (role: RoleType) => void
}

/** The roles of a person in the person's menu. */
export function RoleChoices({ roles, value, onValueChange }: RoleChoicesProps) {
  const { t } = useTranslation('school-editors.people')
  const nameOf = useRoleNames()
  return (
    <MenuChoices
      label={t(($) => $.role.label)}
      value={value}
      onValueChange={(next) => onValueChange(roles.find((one) => one === next) ?? value)}
    >
      {roles.map((one) => (
        <DropdownMenuRadioItem key={one} value={one}>
          {nameOf(one)}
        </DropdownMenuRadioItem>
      ))}
    </MenuChoices>
  )
}
