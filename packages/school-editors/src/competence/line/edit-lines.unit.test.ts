import { describe, expect, test } from 'bun:test'
import {
  changeDepth,
  type LineEdit,
  mayChangeDepth,
  moveLine,
  removeEmptyLine,
  removeLine,
  shiftLine,
  splitLine,
} from './edit-lines'
import type { Line } from './line'

/** `Lesen: a b` as lines; ids are the texts. */
const linesFrom = (...groups: string[]): Line[] =>
  groups.flatMap((group) => {
    const [domain = '', competences = ''] = group.split(':')
    const line = (kind: Line['kind'], text: string): Line => ({
      id: text,
      kind,
      text,
      symbol: '',
      childSentence: '',
      shortTitle: '',
      levelDescriptions: [],
    })
    return [
      line('domain', domain),
      ...competences
        .trim()
        .split(' ')
        .filter(Boolean)
        .map((text) => line('competence', text)),
    ]
  })
const visible = (lines: readonly Line[] | undefined) =>
  lines?.map(({ kind, text }) => (kind === 'domain' ? `${text}:` : text)).join(' ')
const visibleOf = (edit: LineEdit | null) => visible(edit?.lines)

const lines = linesFrom('Lesen: a b', 'Rechnen: c', 'Leer')

describe('Enter', () => {
  test('begins a competence after the line, and takes along what follows the cursor', () => {
    expect(visibleOf(splitLine(lines, 'a', 'a', ''))).toBe('Lesen: a  b Rechnen: c Leer:')
    expect(visibleOf(splitLine(lines, 'Lesen', 'Le', 'sen'))).toBe('Le: sen a b Rechnen: c Leer:')
  })

  test('at the start of a line puts an empty one above it, and the row keeps its text', () => {
    const edit = splitLine(lines, 'b', '', 'b')
    expect(visibleOf(edit)).toBe('Lesen: a  b Rechnen: c Leer:')
    expect(edit.focus).toEqual({ id: 'b', at: 'start' })
    expect(visibleOf(splitLine(lines, 'Lesen', '', 'Lesen'))).toBe(visible(lines))
  })
})

describe('a line is taken out', () => {
  test('alone, or a domain with its competences', () => {
    expect(visibleOf(removeLine(lines, 'a'))).toBe('Lesen: b Rechnen: c Leer:')
    expect(visibleOf(removeLine(lines, 'Lesen'))).toBe('Rechnen: c Leer:')
    expect(removeLine(lines, 'b').focus).toEqual({ id: 'a', at: 'end' })
  })

  test('an empty domain leaves its competences to the domain above, and the first one stays', () => {
    expect(visibleOf(removeEmptyLine(lines, 'Rechnen'))).toBe('Lesen: a b c Leer:')
    expect(removeEmptyLine(lines, 'Lesen')).toBeNull()
    expect(visibleOf(removeEmptyLine(linesFrom('Leer'), 'Leer'))).toBe('')
  })
})

test('a line becomes a domain or a competence, where the first stays a domain', () => {
  expect(visibleOf(changeDepth(lines, 'b'))).toBe('Lesen: a b: Rechnen: c Leer:')
  expect(visibleOf(changeDepth(lines, 'Rechnen'))).toBe('Lesen: a b Rechnen c Leer:')
  expect(mayChangeDepth(lines, 'Lesen', 'deeper')).toBe(false)
  expect(mayChangeDepth(lines, 'Rechnen', 'deeper')).toBe(true)
  expect(mayChangeDepth(lines, 'Rechnen', 'back')).toBe(false)
  expect(mayChangeDepth(lines, 'a', 'back')).toBe(true)
})

describe('a line is moved', () => {
  test('by one place, into the next domain as well', () => {
    expect(visibleOf(shiftLine(lines, 'a', 'down'))).toBe('Lesen: b a Rechnen: c Leer:')
    expect(visibleOf(shiftLine(lines, 'b', 'down'))).toBe('Lesen: a Rechnen: b c Leer:')
    expect(visibleOf(shiftLine(lines, 'c', 'up'))).toBe('Lesen: a b c Rechnen: Leer:')
    expect(shiftLine(lines, 'a', 'up')).toBeNull()
  })

  test('a domain with its competences, past a whole domain', () => {
    expect(visibleOf(shiftLine(lines, 'Lesen', 'down'))).toBe('Rechnen: c Lesen: a b Leer:')
    expect(visibleOf(shiftLine(lines, 'Leer', 'up'))).toBe('Lesen: a b Leer: Rechnen: c')
    expect(shiftLine(lines, 'Leer', 'down')).toBeNull()
    expect(shiftLine(lines, 'Lesen', 'up')).toBeNull()
  })

  test('to the place of another', () => {
    expect(visible(moveLine(lines, 'a', 'c'))).toBe('Lesen: b Rechnen: c a Leer:')
    expect(visible(moveLine(lines, 'c', 'Lesen'))).toBe('Lesen: c a b Rechnen: Leer:')
    expect(visible(moveLine(lines, 'Lesen', 'c'))).toBe('Rechnen: c Lesen: a b Leer:')
    expect(visible(moveLine(lines, 'Leer', 'b'))).toBe('Leer: Lesen: a b Rechnen: c')
    expect(visible(moveLine(lines, 'Lesen', 'b'))).toBe(visible(lines))
  })
})
