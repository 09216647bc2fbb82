/** An element that holds a part of the curriculum, with what it says of itself. */
export interface PlanElement {
  readonly tag: string
  readonly line: number
  readonly texts: { id?: string; text?: string; level?: string }
  readonly children: PlanElement[]
}

const kinds: Readonly<Record<string, string>> = {
  fach: 'Fach',
  bcs: 'Fach',
  bcm: 'Fach',
  area: 'Kompetenzbereich',
  subarea: 'Kompetenzbereich',
  competence: 'Teilbereich',
  standard: 'Standard',
}

/** Elements that make the tree; a stage groups standards and is no entry of its own. */
export const elements: ReadonlySet<string> = new Set([...Object.keys(kinds), 'stufe'])

/** What entries of an element are called. */
export const kindOf = (tag: string): string | null => kinds[tag] ?? null

const parts: Readonly<Record<string, keyof PlanElement['texts']>> = {
  id: 'id',
  title: 'text',
  name: 'text',
  content: 'text',
  level: 'level',
}

/** What an element tells about the one around it; undefined for others. */
export const partOf = (tag: string): keyof PlanElement['texts'] | undefined => parts[tag]
