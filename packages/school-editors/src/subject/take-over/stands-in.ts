import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'

/** Whether two subjects have the same name, however it is written. */
const isSameName = (one: Subject, other: Subject): boolean =>
  one.name.trim().localeCompare(other.name.trim(), 'de', { sensitivity: 'accent' }) === 0

/** Whether a class has a copy of the template, or at least a subject with its name. */
export const standsIn = (template: Subject, subjects: readonly Subject[]): 'copied' | 'named' | undefined => {
  if (subjects.some(({ originId }) => originId === template.id)) return 'copied'
  return subjects.some((subject) => isSameName(template, subject)) ? 'named' : undefined
}
