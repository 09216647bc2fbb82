import { expect, test } from 'bun:test'
import { levelsOf } from './scale'

test('a built-in scale has one picture per level', () => {
  const levels = levelsOf({ id: 'traffic-light-3', name: 'Ampel', labels: ['rot', 'gelb', 'grün'] })
  expect(levels.map(({ picturePath }) => picturePath)).toEqual([
    'builtin/traffic-light/1-of-3',
    'builtin/traffic-light/2-of-3',
    'builtin/traffic-light/3-of-3',
  ])
})
