import { useSession, useTranslation } from '@lernspur/app-runtime'
import { MenuChoices } from '@lernspur/ui/components/menu/menu-choices'
import { DropdownMenuRadioItem, DropdownMenuSeparator } from '@lernspur/ui/components/ui/dropdown-menu'
import { useRoles } from '../../session/use-roles'
import { useRoleNames } from './use-role-names'

/** Schools of the user, with the role in each; shown to users with several. */
export function SchoolChoices() {
  const { t } = useTranslation('shell.frame')
  const { role } = useSession()
  const { roles, change } = useRoles()
  const roleNames = useRoleNames()
  if (roles.length < 2) return null
  return (
    <>
      <MenuChoices
        label={t(($) => $.account.schools)}
        value={role?.id ?? ''}
        onValueChange={(id) => id !== role?.id && change(id)}
      >
        {roles.map((one) => (
          <DropdownMenuRadioItem key={one.id} value={one.id}>
            <span className="grid min-w-0">
              <span className="truncate">{one.tenant.name}</span>
              <span className="text-xs text-muted-foreground">{roleNames[one.roleType]}</span>
            </span>
          </DropdownMenuRadioItem>
        ))}
      </MenuChoices>
      <DropdownMenuSeparator />
    </>
  )
}
