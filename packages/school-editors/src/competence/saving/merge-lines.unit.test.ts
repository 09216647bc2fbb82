import { expect, test } from 'bun:test'
import { type Line, newLine } from '../line/line'
import { mergeLines } from './merge-lines'

/** `Lesen: a b=neu`: ids are the texts, unless another text stands behind the sign. */
const linesFrom = (text: string): Line[] =>
  text.split(' ').map((word) => {
    const isDomain = word.endsWith(':')
    const [id = '', written = id] = word.replace(':', '').split('=')
    return {
      id,
      kind: isDomain ? 'domain' : 'competence',
      text: written,
      symbol: '',
      childSentence: '',
      shortTitle: '',
      levelDescriptions: [],
    }
  })
const merge = (base: string, theirs: string, mine: string) => {
  const { lines, clashes } = mergeLines(linesFrom(base), linesFrom(theirs), linesFrom(mine))
  const visible = lines.map(
    ({ id, kind, text }) => `${id}${text === id ? '' : `=${text}`}${kind === 'domain' ? ':' : ''}`,
  )
  return { lines: visible.join(' '), clashes }
}

test('additions of both stay', () => {
  expect(merge('L: a b', 'L: a x b', 'L: a b y')).toEqual({ lines: 'L: a x b y', clashes: [] })
  expect(merge('L: a', 'L: a R: c', 'L: a y').lines).toBe('L: a y R: c')
})

test('a deletion holds, unless the other has changed the line or added to the domain', () => {
  expect(merge('L: a b', 'L: b', 'L: a b y').lines).toBe('L: b y')
  expect(merge('L: a b', 'L: a b x', 'L: b').lines).toBe('L: b x')
  expect(merge('L: a b', 'L: b', 'L: a=neu b').lines).toBe('L: a=neu b')
  expect(merge('L: a R: b', 'L: a', 'L: a R: b y').lines).toBe('L: a R: y')
})

test('texts of different lines are both taken, and of the same line shown for a decision', () => {
  expect(merge('L: a b', 'L: a=sie b', 'L: a b=ich')).toEqual({ lines: 'L: a=sie b=ich', clashes: [] })
  expect(merge('L: a', 'L: a=sie', 'L: a=ich')).toEqual({
    lines: 'L: a=ich',
    clashes: [{ id: 'a', mine: 'ich', theirs: 'sie', their: expect.objectContaining({ text: 'sie' }) }],
  })
  expect(merge('L: a', 'L: a=gleich', 'L: a=gleich').clashes).toEqual([])
})

test('a sentence for the child is merged like a text, and shown with it where both have written', () => {
  const line = (childSentence: string) => ({ ...newLine('competence', 'liest'), id: 'a', childSentence })
  const theirs = mergeLines([line('')], [line('Ich lese.')], [line('')])
  expect([theirs.lines[0]?.childSentence, theirs.clashes]).toEqual(['Ich lese.', []])
  const { clashes } = mergeLines([line('')], [line('Ich lese.')], [line('Ich kann lesen.')])
  expect(clashes).toMatchObject([{ mine: 'liest\nIch kann lesen.', theirs: 'liest\nIch lese.' }])
})

test('a short title is merged like a text, and shown with it where both have written', () => {
  const line = (shortTitle: string) => ({ ...newLine('competence', 'liest'), id: 'a', shortTitle })
  const theirs = mergeLines([line('')], [line('Lesen')], [line('')])
  expect([theirs.lines[0]?.shortTitle, theirs.clashes]).toEqual(['Lesen', []])
  const { clashes } = mergeLines([line('')], [line('Lesen')], [line('Texte')])
  expect(clashes).toMatchObject([{ mine: 'liest\nTexte', theirs: 'liest\nLesen' }])
})

test('descriptions of levels are merged like a text, and shown with it where both have written', () => {
  const line = (...levelDescriptions: string[]) => ({ ...newLine('competence', 'rechnet'), id: 'a', levelDescriptions })
  const theirs = mergeLines([line()], [line('', 'im Kopf')], [line()])
  expect([theirs.lines[0]?.levelDescriptions, theirs.clashes]).toEqual([['', 'im Kopf'], []])
  const { clashes } = mergeLines([line()], [line('', 'im Kopf')], [line('mit Material', '')])
  expect(clashes).toMatchObject([{ mine: 'rechnet\n1: mit Material', theirs: 'rechnet\n2: im Kopf' }])
})

test('an order is kept from whoever changed it', () => {
  expect(merge('L: a b', 'L: b a', 'L: a b y').lines).toBe('L: b y a')
  expect(merge('L: a b', 'L: a b x', 'L: b a').lines).toBe('L: b x a')
})

test('a line whose answer was lost is known again by its id, and what was written since stays', () => {
  expect(merge('L: a', 'L: a neu=lie', 'L: a neu=liest')).toEqual({ lines: 'L: a neu=liest', clashes: [] })
})
