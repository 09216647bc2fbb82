import { useFormat } from '@lernspur/app-runtime'
import type { SkillCells } from '@lernspur/contracts/teacher/skill-cell/skill-cell.contract'
import { useMemo, useState } from 'react'
import type { CellStore } from '../cells/cell-store'
import type { ShownLines } from '../skill-filters'
import { groupsOf, type SkillGroup } from './columns'

/** Children and competences that the grid shows, and domains that are folded. */
export const useLines = (data: SkillCells, store: CellStore, lines: ShownLines) => {
  const { byName } = useFormat()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  // Looked up once for each choice: what is typed afterwards stays where it is.
  const seen = useMemo((): ReadonlySet<string> => {
    if (lines === 'all') return new Set()
    const filled = store.snapshot().filter(({ count }) => count > 0)
    return new Set(filled.map(({ studentId, competenceId }) => (lines === 'children' ? studentId : competenceId)))
  }, [lines, store])
  const { domains } = data
  const groups = useMemo(() => groupsOf(domains), [domains])
  const shown = useMemo(() => {
    const isShown = ({ id }: { id: string }) => !seen.has(id)
    const kept = groups
      .map(
        (group): SkillGroup => ({
          ...group,
          columns: group.columns.filter((one) => lines !== 'competences' || isShown(one)),
        }),
      )
      .filter(({ id, columns }) => columns.length > 0 && !folded.has(id))
    return {
      groups: kept,
      columns: kept.flatMap(({ columns }) => columns),
      students: data.students.filter((one) => lines !== 'children' || isShown(one)).toSorted(byName),
    }
  }, [groups, data.students, folded, lines, seen, byName])
  return {
    ...shown,
    foldedGroups: groups.filter(({ id }) => folded.has(id)),
    toggle: (id: string) =>
      setFolded((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
  }
}
