import { expect, test } from 'bun:test'
import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import type { CellChange } from '../cells/cell-edit'
import { cellKey, parseCellKey } from '../cells/cell-key'
import { CellStore } from '../cells/cell-store'
import { type TypingContext, typeKey } from './cell-keys'
import { FocusedCellStore } from './focused-cell'

const today = '2026-11-20'
const children = ['ada', 'ben', 'mia', 'zoe']
const competences = ['reads', 'writes', 'counts']
const at = (studentId: string, competenceId: string) => cellKey({ studentId, competenceId })

const observed = (studentId: string, competenceId: string): CompetenceCell => ({
  studentId,
  competenceId,
  levelId: 'level 2',
  levelDay: today,
  count: 1,
  newest: { id: 'entry', updatedAt: '', observedAt: today, levelId: 'level 2', isOwn: true, isLegacy: false },
})

const typingOf = (cells: readonly CompetenceCell[], labels = ['level 1', 'level 2', 'level 3']) => {
  const steps: ReadonlyMap<string, CellChange>[] = []
  const focusedCell = new FocusedCellStore()
  const typing: TypingContext = {
    store: new CellStore(cells),
    focusedCell,
    levels: labels.map((label, index) => ({ id: `level ${index + 1}`, label })),
    today,
    assessmentId: 'test',
    showsEvery: true,
    line: (key, fill) => {
      const { studentId, competenceId } = parseCellKey(key)
      if (fill === 'column') return children.map((child) => at(child, competenceId))
      return competences.map((competence) => at(studentId, competence))
    },
    isOpen: (key) => parseCellKey(key).studentId !== 'zoe',
    step: (changes) => steps.push(changes),
    discard: () => undefined,
    isSending: () => false,
    undo: () => false,
    redo: () => false,
    move: 'down',
    words: {
      set: (label) => label,
      filled: (count) => `${count} filled`,
      takenBack: 'taken back',
      undone: 'undone',
      redone: 'redone',
      older: 'older',
      leaving: 'leaving',
      noStep: 'none',
    },
  }
  const type = (key: string, on: string) => typeKey(typing, { key, ctrl: false, shift: false }, on)
  return { type, steps, focusedCell, typing }
}

test('S and a digit fill what is empty of the column as one step, and the focus stays', () => {
  const { type, steps, focusedCell } = typingOf([observed('ben', 'reads')])
  expect(type('s', at('mia', 'reads'))).toBe('stay')
  expect(focusedCell.get().fill).toBe('column')
  expect(steps).toEqual([])
  expect(type('3', at('mia', 'reads'))).toBe('stay')
  const filled = { levelId: 'level 3', assessmentId: 'test' }
  // Ben has an entry, and Zoe is leaving the class.
  expect(steps).toEqual([
    new Map([
      [at('ada', 'reads'), filled],
      [at('mia', 'reads'), filled],
    ]),
  ])
  expect(focusedCell.get()).toMatchObject({ announcement: '2 filled' })
  expect(focusedCell.get().fill).toBeUndefined()
})

test('Z and a digit fill what is empty of the row; the next digit sets one cell again', () => {
  const { type, steps } = typingOf([observed('ada', 'writes')])
  type('Z', at('ada', 'reads'))
  type('1', at('ada', 'reads'))
  expect([...(steps[0]?.keys() ?? [])]).toEqual([at('ada', 'reads'), at('ada', 'counts')])
  expect(type('1', at('ada', 'reads'))).toBe('down')
  expect([...(steps[1]?.keys() ?? [])]).toEqual([at('ada', 'reads')])
})

test('what is typed and not saved yet is not empty', () => {
  const { type, steps, typing } = typingOf([])
  const edit = { levelId: 'level 1', basedOn: null, state: 'waiting', resolve: () => undefined } as const
  typing.store.setEdit(at('ben', 'reads'), edit)
  type('s', at('ada', 'reads'))
  type('2', at('ada', 'reads'))
  expect([...(steps[0]?.keys() ?? [])]).toEqual([at('ada', 'reads'), at('mia', 'reads')])
})

test('a digit beyond the scale fills nothing, and moving on ends the filling', () => {
  const { type, steps, focusedCell } = typingOf([])
  type('s', at('ada', 'reads'))
  expect(type('9', at('ada', 'reads'))).toBeUndefined()
  expect(steps).toEqual([])
  focusedCell.move('ben', 'reads')
  expect(focusedCell.get().fill).toBeUndefined()
})

test('a digit sets the grade that is called so, which is not the level at its place', () => {
  const { type, steps } = typingOf([], ['3', '2', '1'])
  type('1', at('ada', 'reads'))
  expect([...(steps[0] ?? [])]).toEqual([[at('ada', 'reads'), { levelId: 'level 3', assessmentId: 'test' }]])
})
