import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'

/**
 * Names of those of the given classes that a person works in: the ones that they made, and the ones that they have
 * rights in (rule class-right.2).
 */
export const classNamesIn = (
  classes: readonly Pick<SchoolClass, 'id' | 'name' | 'creatorId' | 'schoolYear'>[],
): ((role: Pick<UserRole, 'user' | 'accessRights'>) => string[]) => {
  const labels = classLabels(classes)
  const byCreator = Map.groupBy(classes, ({ creatorId }) => creatorId)
  return ({ user, accessRights }) => {
    const all = [...(byCreator.get(user.id) ?? []), ...accessRights.map(({ schoolClass }) => schoolClass)]
    return [...new Map(all.map(({ id, name }) => [id, labels.get(id) ?? name])).values()]
  }
}
