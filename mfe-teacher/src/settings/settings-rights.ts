import type { ClassPermission } from '@lernspur/contracts/access-right.contract'

/** With one of these there is something to change in the settings of a class. */
export const settingsRights = [
  'canManageAccessRights',
  'canManageStudents',
  'canManagePerformanceVisuals',
  'canManageCompetences',
] satisfies ClassPermission[]
