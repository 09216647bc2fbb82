import * as z from 'zod/mini'
import { day, id, instant } from '../../wire/fields'

/** An entry by its state when it was read: a change of it counts as another entry does (rule cell.3). */
export const knownEntry = { id, updatedAt: instant }

/** The newest entry of a cell: of any day, any assessment and either version. */
const newestCellEntrySchema = z.object({
  ...knownEntry,
  observedAt: day,
  /** Null for a note alone. */
  levelId: z.nullable(id),
  isOwn: z.boolean(),
  /** Of the first version, which screens only read (rule observation.2). */
  isLegacy: z.boolean(),
})
type NewestCellEntry = z.infer<typeof newestCellEntrySchema>

/** The entries of one child for one competence; a pair without any entry has no cell. */
export const competenceCellSchema = z.object({
  studentId: id,
  competenceId: id,
  /** The newest level within the selection, of either version, and its day; null without one. */
  levelId: z.nullable(id),
  levelDay: z.nullable(day),
  /** Entries within the selection, notes included. */
  count: z.int(),
  newest: z.nullable(newestCellEntrySchema),
})
export type CompetenceCell = z.infer<typeof competenceCellSchema>

/** The shown level: the newest entry's, another entry's with its day, or none. */
const visibleLevelSchema = z.nullable(z.union([z.enum(['newest']), z.tuple([id, day])]))
type VisibleLevel = z.infer<typeof visibleLevelSchema>

const { updatedAt, observedAt, levelId, isOwn, isLegacy } = newestCellEntrySchema.shape

/**
 * A cell with entries but without field names, which would be most of the data for hundreds of cells: child, number of
 * entries, the newest entry field by field, shown level.
 */
const competenceCellRowSchema = z.tuple([
  id,
  z.int(),
  id,
  updatedAt,
  observedAt,
  levelId,
  isOwn,
  isLegacy,
  visibleLevelSchema,
])
type CompetenceCellRow = z.infer<typeof competenceCellRowSchema>

/** The cells of one competence that have entries. */
export const competenceCellsSchema = z.object({ competenceId: id, rows: z.array(competenceCellRowSchema) })
export type CompetenceCells = z.infer<typeof competenceCellsSchema>

/** The cell of a row of a competence. */
const cellOfRow = (competenceId: string, row: CompetenceCellRow): CompetenceCell => {
  const [studentId, count, entryId, updatedAt, observedAt, entryLevelId, isOwn, isLegacy, displayed] = row
  const [levelId, levelDay] = displayed === 'newest' ? [entryLevelId, observedAt] : (displayed ?? [null, null])
  const newest = { id: entryId, updatedAt, observedAt, levelId: entryLevelId, isOwn, isLegacy }
  return { studentId, competenceId, levelId, levelDay, count, newest }
}

/** The cells of several competences in one list. */
export const cellsOfCompetences = (competences: readonly CompetenceCells[]): CompetenceCell[] =>
  competences.flatMap(({ competenceId, rows }) => rows.map((row) => cellOfRow(competenceId, row)))

const visibleOf = ({ levelId, levelDay }: CompetenceCell, newest: NewestCellEntry): VisibleLevel => {
  if (levelId === null || levelDay === null) return null
  return levelId === newest.levelId && levelDay === newest.observedAt ? 'newest' : [levelId, levelDay]
}

const rowOf = (cell: CompetenceCell, newest: NewestCellEntry): CompetenceCellRow => {
  const { id, updatedAt, observedAt, levelId, isOwn, isLegacy } = newest
  return [cell.studentId, cell.count, id, updatedAt, observedAt, levelId, isOwn, isLegacy, visibleOf(cell, newest)]
}

/** Cells by competence, as they are sent; those without an entry are left out. */
export const cellsByCompetence = (cells: readonly CompetenceCell[]): CompetenceCells[] => {
  const rows = new Map<string, CompetenceCellRow[]>()
  for (const cell of cells) {
    if (!cell.newest) continue
    const column = rows.get(cell.competenceId) ?? []
    rows.set(cell.competenceId, column)
    column.push(rowOf(cell, cell.newest))
  }
  return [...rows].map(([competenceId, rows]) => ({ competenceId, rows }))
}
