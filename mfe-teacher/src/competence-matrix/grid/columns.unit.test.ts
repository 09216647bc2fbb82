import { expect, test } from 'bun:test'
import { columnHint, columnName, groupsOf } from './columns'

const competence = (description: string, shortTitle: string | null = null) => ({
  id: description,
  description,
  shortTitle,
})

test('a column is headed by its short title, or by the beginning of its competence, and read out in full', () => {
  const [group] = groupsOf([
    {
      id: 'd',
      name: 'Lesen',
      symbol: null,
      competences: [
        competence('liest geübte Texte flüssig und betont vor', 'Vorlesen'),
        competence('hört anderen aufmerksam zu und fragt nach, wenn etwas unklar ist'),
      ],
    },
  ])
  expect(group?.columns.map(({ code, title }) => [code, title])).toEqual([
    ['A1', 'Vorlesen'],
    ['A2', 'hört anderen aufmerksam zu'],
  ])
  expect(group?.columns.map(columnName)).toEqual([
    'A1 Vorlesen: liest geübte Texte flüssig und betont vor',
    'A2 hört anderen aufmerksam zu und fragt nach, wenn etwas unklar ist',
  ])
})

test('over the head of a column stands what its levels mean, blank ones left out', () => {
  const one = { ...competence('rechnet'), levelDescriptions: ['mit Material', '', 'im Kopf'] }
  const [group] = groupsOf([{ id: 'd', name: 'Zahlen', symbol: null, competences: [one, competence('misst')] }])
  expect(group?.columns.map(columnHint)).toEqual(['A1 rechnet\n1: mit Material\n3: im Kopf', 'A2 misst'])
})
