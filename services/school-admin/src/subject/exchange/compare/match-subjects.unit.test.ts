import { expect, test } from 'bun:test'
import type { StoredSubject, SubjectContent } from '../../content/subject-content'
import { matchSubjects } from './match-subjects'

const subject = (name: string, domains: Readonly<Record<string, readonly string[]>>, more = {}): SubjectContent => ({
  originId: null,
  name,
  abbreviation: name.slice(0, 3),
  color: '#336699',
  schoolLevel: 3,
  domains: Object.entries(domains).map(([domain, competences]) => ({
    originId: null,
    name: domain,
    symbol: null,
    competences: competences.map((description) => ({ originId: null, description })),
  })),
  ...more,
})
const stored = (content: SubjectContent): StoredSubject => ({
  ...content,
  id: `id of ${content.name}`,
  domains: content.domains.map((domain) => ({
    ...domain,
    id: `id of ${domain.name}`,
    competences: domain.competences.map((one) => ({ ...one, id: `id of ${one.description}` })),
  })),
})

const german = subject('Deutsch', { Lesen: ['liest Wörter', 'liest kurze Sätze vor'], Schreiben: ['schreibt Sätze'] })
const matched = (contents: readonly SubjectContent[], schoolLevel: number | null = 3) =>
  matchSubjects(contents, { subjects: [stored(german)], schoolLevel })
const lines = (content: SubjectContent) =>
  matched([content])[0]?.comparison?.lines.map(({ domain, competence, state, like }) => [
    domain,
    competence,
    state,
    like,
  ])

test('a subject of another name is new, an equal one known', () => {
  const states = matched([subject('Musik', { Singen: ['singt'] }), german]).map(({ state }) => state)
  expect(states).toEqual(['new', 'known'])
  const spelled = subject('DEUTSCH ', {
    lesen: ['liest Wörter', 'liest kurze Sätze vor'],
    Schreiben: ['schreibt Sätze'],
  })
  expect(matched([{ ...spelled, abbreviation: 'deu' }])[0]?.like?.name).toBe('Deutsch')
})

test('a changed subject names what is new, changed and doubtful, and keeps what the file leaves out', () => {
  const changed = subject('Deutsch', {
    Lesen: ['liest Wörter', 'liest kurze Sätze flüssig vor', 'liest Zahlwörter', 'versteht Gedichte'],
    Hören: ['hört zu'],
  })
  expect(matched([changed])[0]?.state).toBe('changed')
  expect(lines(changed)).toEqual([
    ['Lesen', 'liest kurze Sätze flüssig vor', 'changed', 'liest kurze Sätze vor'],
    ['Lesen', 'liest Zahlwörter', 'new', null],
    ['Lesen', 'versteht Gedichte', 'new', null],
    ['Hören', null, 'new', null],
    ['Hören', 'hört zu', 'new', null],
  ])
  const like = lines(subject('Deutsch', { Schreiben: ['schreibt Sätze', 'schreibt Aufsätze'] }))
  expect(like).toEqual([['Schreiben', 'schreibt Aufsätze', 'new', null]])
  expect(lines(subject('Deutsch', { Schreiben: ['schreibt ganze, längere Sätze'] }))).toEqual([
    ['Schreiben', 'schreibt ganze, längere Sätze', 'doubtful', 'schreibt Sätze'],
  ])
})

test('a symbol that the file leaves out stays', () => {
  const marked = { ...stored(german), domains: stored(german).domains.map((domain) => ({ ...domain, symbol: 'A' })) }
  const [one] = matchSubjects([german], { subjects: [marked], schoolLevel: 3 })
  expect(one?.state).toBe('known')
})

test('texts that differ only in case are shown as changed', () => {
  expect(lines(subject('Deutsch', { Lesen: ['Liest Wörter'] }))).toEqual([
    ['Lesen', 'Liest Wörter', 'changed', 'liest Wörter'],
  ])
})

test('doubts are told', () => {
  const doubts = (content: SubjectContent, level?: number) => matched([content], level)[0]?.doubts
  expect(doubts(subject('Sprachen', {}, { abbreviation: 'DEU' }))).toEqual(['abbreviation'])
  expect(doubts(subject('Deutsche', {}, { abbreviation: 'X' }))).toEqual(['similar'])
  expect(doubts(subject('Musik', {}), 4)).toEqual(['level'])
  expect(matched([subject('Musik', {}), subject('musik', {})]).map((one) => one.doubts)).toEqual([[], ['twice']])
  expect(matched([subject('Musik', {})], null)[0]?.doubts).toEqual([])
})

test('the colour and the abbreviation are compared', () => {
  const [one] = matched([{ ...german, color: '#000000' }])
  expect(one?.comparison?.fields).toEqual([{ field: 'color', before: '#336699', after: '#000000' }])
})

test('texts of one file are compared fifty thousand times by similarity, and equal ones are still known', () => {
  const texts = (count: number, ending: string) =>
    Array.from({ length: count }, (_, index) => `liest ${index} ${ending}`)
  const known = stored(subject('Deutsch', { Lesen: [...texts(400, 'Wörter vor'), 'schreibt'] }))
  const file = subject('Deutsch', { Lesen: [...texts(2_000, 'Wörter'), 'schreibt'] })
  const [one] = matchSubjects([file], { subjects: [known], schoolLevel: 3 })
  const states = one?.comparison?.lines.map(({ state }) => state) ?? []
  expect(states).toHaveLength(2_000)
  const changed = states.filter((state) => state === 'changed').length
  expect(changed).toBeGreaterThan(100)
  expect(changed).toBeLessThan(250)
  expect(states.filter((state) => state === 'new').length).toBeGreaterThan(1_500)
})
