import { describe, expect, test } from 'bun:test'
import { builtinPicturePath } from '@lernspur/contracts/level-picture'
import { isScaleValid, type LevelDraft, moved, pictureSetOf, redrawn, scaleBodyOf, withPictures } from './scale-draft'

const level = (label: string, picturePath: string | null, isFrontendPicture = true): LevelDraft => ({
  id: label,
  label,
  picturePath,
  isFrontendPicture,
  pictureUrl: isFrontendPicture ? null : `/api/${picturePath}`,
})
const stars = (levels: number) =>
  Array.from({ length: levels }, (_, index) => level(`${index}`, builtinPicturePath('stars', index + 1, levels)))

describe('a scale', () => {
  test('keeps uploaded pictures when it is stored', () => {
    const levels = [level('a', 'files/1', false), level('b', 'builtin/bars/2-of-2'), level('c', null)]
    const scale = { name: 'Bunt', levels }
    expect(scaleBodyOf(scale, scale)).toEqual({
      name: 'Bunt',
      performanceLevelsV2: [
        { id: 'a', label: 'a' },
        { id: 'b', label: 'b', picturePath: 'builtin/bars/2-of-2' },
        { id: 'c', label: 'c', picturePath: null },
      ],
    })
  })

  test('names all levels of the server, which somebody else may have added to', () => {
    const [a, b, c] = [level('a', null), level('b', null), level('c', null)]
    const body = scaleBodyOf({ name: 'Bunt', levels: [b, a] }, { name: 'Alt', levels: [a, c] })
    expect(body.performanceLevelsV2?.map(({ id }) => id)).toEqual(['a', 'c'])
  })

  test('needs names', () => {
    expect(isScaleValid({ name: 'Bunt', levels: stars(2) })).toBe(true)
    expect(isScaleValid({ name: ' ', levels: stars(2) })).toBe(false)
    expect(isScaleValid({ name: 'Bunt', levels: [level(' ', null)] })).toBe(false)
    expect(isScaleValid({ name: 'Bunt', levels: [level('x'.repeat(101), null)] })).toBe(false)
  })
})

test('a level moves within the list, and not beyond', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

describe('pictures', () => {
  test('of one set are recognised in order alone', () => {
    expect(pictureSetOf(stars(3))).toBe('stars')
    expect(pictureSetOf(stars(3).toReversed())).toBeUndefined()
    expect(pictureSetOf([...stars(3), level('own', 'files/1', false)])).toBeUndefined()
    expect(pictureSetOf([level('word', null)])).toBeUndefined()
  })

  test('of one set are drawn anew when a level is added; mixed ones stay', () => {
    const levels = [...stars(3), level('neu', null)]
    const refreshed = redrawn(stars(3), { name: 'Sterne', levels })
    expect(pictureSetOf(refreshed?.levels ?? [])).toBe('stars')
    expect(redrawn([level('word', null)], { name: 'Worte', levels })).toBeUndefined()
  })

  test('of a set replace uploaded ones', () => {
    const [own] = withPictures([level('own', 'files/1', false)], 'bars')
    expect(own).toMatchObject({ isFrontendPicture: true, pictureUrl: null, picturePath: 'builtin/bars/1-of-1' })
  })
})
