import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'

/** Levels with templates, lowest first, and the one nearest to the level of the class. */
export const templateLevels = (templates: readonly Subject[], schoolLevel: number) => {
  const levels = [...new Set(templates.map((template) => template.schoolLevel))].toSorted((a, b) => a - b)
  const [nearest] = levels.toSorted((a, b) => Math.abs(a - schoolLevel) - Math.abs(b - schoolLevel) || a - b)
  return { levels, nearest: nearest ?? schoolLevel }
}
