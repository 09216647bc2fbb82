import { expect, test } from 'bun:test'
import { levelMeanings } from './level-meanings'

const levels = ['selten', 'oft', 'sicher'].map((label, at) => ({ id: `l${at + 1}`, level: at + 1, label }))

test('levels that a competence describes are named with what they mean', () => {
  expect([...levelMeanings(levels, ['zählt ab', '', 'rechnet im Kopf'])]).toEqual([
    ['l1', 'selten: zählt ab'],
    ['l3', 'sicher: rechnet im Kopf'],
  ])
})

test('descriptions for another scale mean nothing here', () => {
  expect(levelMeanings(levels, ['zählt ab', 'rechnet']).size).toBe(0)
  expect(levelMeanings(levels, null).size).toBe(0)
})
