import { useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'

/** `const nameOf = useRoleNames()`: name of a role (rule role.1). */
export const useRoleNames = () => {
  const { t } = useTranslation('school-editors.people')
  const names: Record<RoleType, string> = {
    user: t(($) => $.role.user),
    manager: t(($) => $.role.manager),
    admin: t(($) => $.role.admin),
  }
  return (role: RoleType) => names[role]
}
