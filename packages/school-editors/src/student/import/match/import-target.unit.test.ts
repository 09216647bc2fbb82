import { expect, test } from 'bun:test'
import { inDocument } from '@lernspur/ui/testing/document'
import { inSchool, openImport, schoolClass, yearOf } from '../testing/open-import'
import { newClassOf } from './import-target'

inDocument()

const nameOf = (text: string, others: readonly string[]) => {
  const choice = newClassOf(text, others)
  return choice.kind === 'new' && choice.name
}

test('a class that is made of a name in the list has it as short as a class may be called', () => {
  expect(newClassOf('Klasse 03 b', [])).toEqual({ kind: 'new', name: '3b', schoolLevel: 3, nickname: null })
  expect(nameOf('Igelgruppe', ['Igelgruppe', '3b', 'Füchse'])).toBe('Igel')
})

test('two names that would be one when they are short, or that of another class, are left to the user', () => {
  const list = ['Lerngruppe A', 'Lerngruppe B', 'Igelgruppe']
  expect(list.map((text) => nameOf(text, [...list, 'igel']))).toEqual(['', '', ''])
  // Spellings of one name are one class.
  expect(nameOf('1 C', ['1 C', 'Klasse 1c'])).toBe('1C')
})

test('takes the classes of one school year for all names that several classes have', () => {
  const years = [2089, 2090].map(yearOf)
  const all = years.flatMap((year) => ['1a', '2a', '3a'].map((name) => schoolClass(name, year, `${name} ${year.name}`)))
  const list = 'Vorname;Nachname;Klasse\nMia;Neu;1a\nAli;Alt;2a\nIda;Lang;3a\nBo;Kurz;4a'
  const { state, change, draft } = openImport(inSchool, list, [], all)
  expect(state().offers.map(({ name, choices }) => [name, choices.size])).toEqual([
    ['2089', 3],
    ['2090', 3],
  ])
  change({ classes: state().offers[1]?.choices ?? new Map() })
  expect(draft().body.added?.map(({ schoolClassId }) => schoolClassId)).toEqual(['1a 2090', '2a 2090', '3a 2090'])
})
