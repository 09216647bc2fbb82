import { expect, test } from 'bun:test'
import { newClassOf } from './place'

const nameOf = (text: string, others: readonly string[]) => {
  const choice = newClassOf(text, others)
  return choice.kind === 'new' && choice.name
}

test('a class that is made of a name in the list has it as short as a class may be called', () => {
  expect(newClassOf('Klasse 03 b', [])).toEqual({ kind: 'new', name: '3b', schoolLevel: 3 })
  expect(nameOf('Igelgruppe', ['Igelgruppe', '3b', 'Füchse'])).toBe('Igel')
})

test('two names that would be one when they are short, or that of another class, are left to the user', () => {
  const list = ['Lerngruppe A', 'Lerngruppe B', 'Igelgruppe']
  expect(list.map((text) => nameOf(text, [...list, 'igel']))).toEqual(['', '', ''])
  // Spellings of one name are one class.
  expect(nameOf('1 C', ['1 C', 'Klasse 1c'])).toBe('1C')
})
