/** An entry of a curriculum as its file has it. */
export interface CurriculumItem {
  /** How the file identifies it; faults name it. */
  readonly id: string
  /** Line of the file from 1; null where the reader does not know it. */
  readonly line: number | null
  readonly text: string
  /** A shorter text that the file offers. */
  readonly shortText: string | null
  /** A code such as "3.NF.A.1" or "K1". */
  readonly code: string | null
  /** What the file calls entries like this one, such as "Standard". */
  readonly kind: string | null
  /** Empty for those of the entry above. */
  readonly schoolLevels: readonly number[]
  /** Of a subject, as an export states them. */
  readonly abbreviation: string | null
  readonly color: string | null
  /** Of a competence, likewise. */
  readonly childSentence: string | null
  /** What each level means for a competence, lowest first; blank where the file says nothing. */
  readonly levelDescriptions: readonly string[] | null
}

/** An entry with those below it, in their order. */
export interface OutlineNode extends CurriculumItem {
  readonly children: readonly OutlineNode[]
}

/** A curriculum as a tree; the roots are its documents. */
export interface Outline {
  /** As the file states it: a name or an address. */
  readonly licence: string | null
  /** Entries that were left out because they no longer hold. */
  readonly endedCount?: number
  readonly roots: readonly OutlineNode[]
}

/** Limits of one file. The depth counts from the document. */
export const outlineLimits = { items: 20_000, depth: 12, subjects: 100 } as const

/** What most formats do not tell about an entry. */
export const plainItem = {
  line: null,
  shortText: null,
  code: null,
  kind: null,
  abbreviation: null,
  color: null,
  childSentence: null,
  levelDescriptions: null,
}
