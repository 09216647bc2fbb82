import { expect, test } from 'bun:test'
import { key, pair, TestServer, teacher, turn } from '../cells/testing/teacher-at-screen'
import { type TypingContext, typeKey } from './cell-keys'
import { FocusedCellStore } from './focused-cell'

const levels = ['1', '2', '3', '4'].map((id) => ({ id, label: id }))
const silent = () => ''

/** A teacher whose keys go to one cell; `ctrl` keys are written `^z`. */
const typist = (server: TestServer) => {
  const { store, sender, steps } = teacher(server, 'me')
  const typing: TypingContext = {
    store,
    focusedCell: new FocusedCellStore(),
    levels,
    today: '2026-11-20',
    assessmentId: null,
    showsEvery: true,
    line: () => [],
    isOpen: () => true,
    step: (changes) => steps.step(changes),
    discard: (at) => sender.discard(at),
    isSending: (at) => sender.isSending(at),
    undo: () => steps.undo() !== undefined,
    redo: () => steps.redo() !== undefined,
    move: 'stay',
    words: {
      set: silent,
      filled: silent,
      takenBack: '',
      undone: '',
      redone: '',
      older: '',
      leaving: '',
      noStep: '',
    },
  }
  const press = (pressed: string) =>
    typeKey(typing, { key: pressed.replace('^', ''), ctrl: pressed.startsWith('^'), shift: false }, key)
  return { store, press }
}

/** Levels at the end on the screen and at the server, when each key follows the one before after so many turns. */
const afterKeys = async (keys: readonly string[], pauses: readonly number[], before?: string) => {
  const server = new TestServer()
  const { store, press } = typist(server)
  if (before) {
    server.enter('me', [{ ...pair, performanceLevelV2Id: before, basedOn: null }])
    store.put([server.cell(key, 'me')])
  }
  for (const [index, pressed] of keys.entries()) {
    press(pressed)
    // A browser lets promises run between two keys; digits come here quicker than that, so that they are sent as one.
    if (pressed.startsWith('^')) await new Promise<void>((resolve) => setImmediate(resolve))
    for (let turns = 0; turns < (pauses[index] ?? 0); turns++) await turn()
  }
  await store.whenSent()
  for (let turns = 0; turns < 8; turns++) await turn()
  const { cell, edit } = store.get(key)
  return [edit, cell?.levelId ?? null, server.cell(key, 'me').levelId]
}

const pauses = [0, 1, 2, 5]
const pairsOfPauses = pauses.flatMap((one) => pauses.map((other) => [one, other] as const))

const cases: readonly (readonly [keys: string, before: string | undefined, end: string | null])[] = [
  ['3 Backspace', '2', null],
  ['3 Backspace', undefined, null],
  ['3 4 Backspace', undefined, null],
  ['3 4 Backspace', '2', null],
  ['3 4 ^z', undefined, '3'],
  ['3 4 ^z', '2', '3'],
  ['3 4 ^z ^z', undefined, null],
  ['3 4 ^z ^z', '2', '2'],
  ['3 Backspace ^z', '2', '3'],
  ['3 4 ^z ^z ^y', '2', '3'],
]

for (const [keys, before, end] of cases)
  test(`${keys} on ${before ?? 'nothing'} ends with ${end ?? 'nothing'}, however far saving has come`, async () => {
    const pressed = keys.split(' ')
    for (const [first, next] of pairsOfPauses) {
      const waits = pressed.map((_, index) => (index === 0 ? first : next))
      const result = await afterKeys(pressed, waits, before)
      expect({ first, next, result }).toEqual({ first, next, result: [undefined, end, end] })
    }
  })
