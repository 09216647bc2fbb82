import { useTranslation } from '@lernspur/app-runtime'
import type { DeskUnit } from '@lernspur/contracts/provider/release-desk.contract'

/** What people call a unit; one that a team has added, by its name. */
export const useUnitNames = (): ((unit: Pick<DeskUnit, 'id' | 'name'>) => string) => {
  const { t } = useTranslation('provider.release')
  const names: Readonly<Record<string, string>> = {
    shell: t(($) => $.unit.shell),
    gateway: t(($) => $.unit.gateway),
    teacher: t(($) => $.unit.teacher),
    'school-admin': t(($) => $.unit.schoolAdmin),
    provider: t(($) => $.unit.provider),
    'identity-service': t(($) => $.unit.identityService),
    'teacher-service': t(($) => $.unit.teacherService),
    'school-admin-service': t(($) => $.unit.schoolAdminService),
    'provider-service': t(($) => $.unit.providerService),
  }
  return ({ id, name }) => names[id] ?? (id === name ? name : t(($) => $.unit.addedService, { name }))
}
