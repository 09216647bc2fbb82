import { expect, test } from 'bun:test'
import { inDocument } from '@lernspur/ui/testing/document'
import { swapped } from './read/reading'
import { inClass, openImport, student } from './testing/open-import'

inDocument()

const children = [student('Yusuf', 'Ozán', '3b'), student('Lina', 'Doppelt', '3b'), student('Lina', 'Doppelt')]

test('a list goes on with what is still to be checked once the rest is taken, read as the user has said', () => {
  const list = openImport(
    inClass,
    'Klasse 3a\nVorname;Nachname\nNeu;Mia\nOzan;Yusuf\n;Noah\nDoppelt;Lina\nNeu;Mia',
    children,
  )
  const { proposed } = list.state()
  list.change({ reading: proposed && swapped(proposed.reading) })
  expect(list.kinds()).toEqual([
    'Mia Neu: new new',
    'Yusuf Ozan: doubtful similar',
    'Noah : doubtful problem',
    'Lina Doppelt: doubtful several',
    'Mia Neu: doubtful twice',
  ])
  list.change({ decisions: new Map([[3, { kind: 'skip' as const }]]) })
  expect(list.state().undecided.map(({ line }) => line.firstName)).toEqual(['Yusuf', 'Noah', 'Mia'])
  list.retainUndecided()
  expect(list.state().source.text).toBe('Klasse 3a\nVorname\tNachname\nNeu\tMia\nOzan\tYusuf\n\tNoah\nNeu\tMia')
  // The first of the twins stays beside the second one, which would be taken for it otherwise.
  expect(list.kinds()).toEqual([
    'Mia Neu: new new',
    'Yusuf Ozan: doubtful similar',
    'Noah : doubtful problem',
    'Mia Neu: doubtful twice',
  ])
  expect(list.state().lines.map(({ className }) => className)).toEqual(Array(4).fill('Klasse 3a'))
})

test('another list is read anew, and one without anything to check is done', () => {
  const list = openImport(inClass, 'Yusuf Ozan\nMia Neu', children)
  list.retainUndecided()
  expect(list.state().source.text).toBe('Yusuf Ozan')
  list.write('Mia Neu')
  expect([list.kinds(), list.state().undecided]).toEqual([['Mia Neu: new new'], []])
  list.retainUndecided()
  expect(list.state().source).toMatchObject({ text: '', table: null })
})
