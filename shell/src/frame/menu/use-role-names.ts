import { useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'

/** Display names of the roles (rule role.1). */
export const useRoleNames = (): Readonly<Record<RoleType, string>> => {
  const { t } = useTranslation('shell.frame')
  return { admin: t(($) => $.role.admin), manager: t(($) => $.role.manager), user: t(($) => $.role.user) }
}
