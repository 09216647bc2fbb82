import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { UserRole } from '@lernspur/contracts/user-role.contract'
import { classLabels } from '@lernspur/school-editors/school-class/class-labels'

/** Names of the classes that somebody works in: those that he or she made, and those of the rights (rule class-right.2). */
export const classNames = (
  { user, accessRights }: Pick<UserRole, 'user' | 'accessRights'>,
  classes: readonly Pick<SchoolClass, 'id' | 'name' | 'creatorId' | 'schoolYear'>[],
): string[] => {
  const labels = classLabels(classes)
  const made = classes.filter(({ creatorId }) => creatorId === user.id)
  const all = [...made, ...accessRights.map(({ schoolClass }) => schoolClass)]
  return [...new Map(all.map(({ id, name }) => [id, labels.get(id) ?? name])).values()]
}
