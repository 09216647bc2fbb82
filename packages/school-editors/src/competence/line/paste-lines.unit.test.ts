import { expect, test } from 'bun:test'
import type { Line } from './line'
import { pasteLines } from './paste-lines'
import { readOutline } from './read-outline'

const line = (kind: Line['kind'], text: string): Line => ({
  id: text || 'empty',
  kind,
  text,
  symbol: '',
  childSentence: '',
  shortTitle: '',
  levelDescriptions: [],
})
const visible = (lines: readonly Line[]) =>
  lines.map(({ kind, text }) => (kind === 'domain' ? `${text}:` : text)).join(' ')
const paste = (lines: Line[], id: string, text: string) =>
  visible(pasteLines(lines, id, readOutline(text), 'Allgemein').lines)

const lines = [line('domain', 'Lesen'), line('competence', 'a'), line('competence', 'b')]

test('pasted lines follow the line, and take the place of an empty one', () => {
  expect(paste(lines, 'a', 'x\ny')).toBe('Lesen: a x y b')
  expect(paste([...lines, line('competence', '')], 'empty', 'x\ny')).toBe('Lesen: a b x y')
  expect(paste(lines, 'Lesen', 'x\ny')).toBe('Lesen: x y a b')
})

test('pasted domains do not take over the competences below the cursor', () => {
  expect(paste(lines, 'a', 'Rechnen\tx\nRechnen\ty')).toBe('Lesen: a b Rechnen: x y')
  expect(paste(lines, 'a', 'Lesen\tx\nRechnen\ty')).toBe('Lesen: a b x Rechnen: y')
})

test('an empty domain gets the name of the first pasted one, or a general one', () => {
  expect(paste([line('domain', '')], 'empty', 'Rechnen\tx\nMalen\ty')).toBe('Rechnen: x Malen: y')
  expect(paste([line('domain', '')], 'empty', 'x\ny')).toBe('Allgemein: x y')
})
