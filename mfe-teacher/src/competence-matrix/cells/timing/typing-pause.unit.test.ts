import { expect, test } from 'bun:test'
import { FocusedCellStore } from '../../grid/focused-cell'
import { CellStore } from '../cell-store'
import { withFrames } from '../testing/frames'
import { key, pair, turn } from '../testing/teacher-at-screen'
import { TypingPause } from './typing-pause'

withFrames()

const until = async (isSo: () => boolean) => {
  while (!isSo()) await turn()
}

test('where the focus is and what the first key did is told together once it is painted, of quick keys in their pause', async () => {
  const focusedCell = new FocusedCellStore(new TypingPause().afterKey)
  const received: unknown[] = []
  focusedCell.subscribe(() => received.push(focusedCell.get()))
  focusedCell.update({ announcement: 'good' })
  focusedCell.move('mia', 'reads')
  expect(focusedCell.get()).toEqual({ studentId: 'mia', competenceId: 'reads', announcement: 'good' })
  expect(received).toEqual([])
  await until(() => received.length > 0)
  expect(received).toEqual([focusedCell.get()])
  const quick = 100
  for (let at = 0; at < quick; at += 1) {
    focusedCell.move('mia', String(at))
    await turn()
  }
  await until(() => received.at(-1) === focusedCell.get())
  expect(received.length).toBeLessThan(quick / 10)
})

test('who types on and on sees what has become of it all the same', async () => {
  const pause = new TypingPause(500)
  const store = new CellStore([], pause.wait)
  const drawn: string[] = []
  store.subscribeToRow(pair.studentId, (competenceId) => drawn.push(competenceId))
  const cell = { ...pair, levelId: null, levelDay: null, count: 0, newest: null }
  store.put([cell], 'later')
  expect(drawn).toEqual(['reads'])
  pause.afterKey(() => undefined)
  store.put([{ ...cell, count: 1 }], 'later')
  expect(store.get(key).cell?.count).toBe(1)
  expect(drawn).toHaveLength(1)
  while (drawn.length === 1) {
    pause.afterKey(() => undefined)
    await turn()
  }
  expect(drawn).toEqual(['reads', 'reads'])
})

test('what is typed or taken back, and what a colleague has changed, is drawn at once', () => {
  const pause = new TypingPause()
  const store = new CellStore([], pause.wait)
  const drawn: string[] = []
  store.subscribeToRow(pair.studentId, (competenceId) => drawn.push(competenceId))
  pause.afterKey(() => undefined)
  store.setEdit(key, { levelId: 'good', basedOn: null, state: 'waiting', resolve: () => undefined })
  store.setEdit(key, undefined)
  store.put([{ ...pair, levelId: null, levelDay: null, count: 0, newest: null }])
  expect(drawn).toEqual(['reads', 'reads', 'reads'])
})
