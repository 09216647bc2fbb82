import { expect, test } from 'bun:test'
import { columnName, groupsOf } from './columns'

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
