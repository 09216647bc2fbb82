import { useFormat } from '@lernspur/app-runtime'
import type { CompetenceMatrix } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { useMemo, useState } from 'react'
import type { CellStore } from '../cells/cell-store'
import type { VisibleLines } from '../matrix-filters'
import { groupsOf, type MatrixColumnGroup } from './columns'

/** Children and competences that the grid shows, and folded domains. */
export const useLines = (data: CompetenceMatrix, store: CellStore, lines: VisibleLines) => {
  const { byName } = useFormat()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  // Computed once for each choice, so that a line stays where it is when typed into.
  const seen = useMemo((): ReadonlySet<string> => {
    if (lines === 'all') return new Set()
    const filled = store.snapshot().filter(({ count }) => count > 0)
    return new Set(filled.map(({ studentId, competenceId }) => (lines === 'children' ? studentId : competenceId)))
  }, [lines, store])
  const { domains } = data
  const groups = useMemo(() => groupsOf(domains), [domains])
  const visibleLines = useMemo(() => {
    const isVisible = ({ id }: { id: string }) => !seen.has(id)
    const visibleGroups = groups
      .map(
        (group): MatrixColumnGroup => ({
          ...group,
          columns: group.columns.filter((one) => lines !== 'competences' || isVisible(one)),
        }),
      )
      .filter(({ id, columns }) => columns.length > 0 && !folded.has(id))
    return {
      groups: visibleGroups,
      columns: visibleGroups.flatMap(({ columns }) => columns),
      students: data.students.filter((one) => lines !== 'children' || isVisible(one)).toSorted(byName),
    }
  }, [groups, data.students, folded, lines, seen, byName])
  return {
    ...visibleLines,
    foldedGroups: groups.filter(({ id }) => folded.has(id)),
    toggle: (id: string) =>
      setFolded((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
  }
}
