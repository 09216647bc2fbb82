import { expect, test } from 'bun:test'
import type { FormBlock } from '@lernspur/contracts/official-form/form-content'
import { formProblems } from '@lernspur/contracts/official-form/form-content'
import { fieldsAsText, fieldsOfText, gradesAsText, gradesOfText, linesOf } from './line-format'
import { blockKinds, movedBlock, newBlock } from './new-block'

const wording = (text: string): FormBlock => ({ kind: 'wording', text })

test('a block of each kind makes a form with a title and places to sign (rule form.1)', () => {
  let blocks: FormBlock[] = []
  for (const kind of blockKinds) blocks = [...blocks, newBlock(kind, 'Wortlaut', blocks)]
  expect(formProblems(blocks)).toEqual([])
  expect(formProblems([...blocks, newBlock('text', 'Noch einer', blocks)])).toEqual([])
})

test('a block moves, and stops at either end', () => {
  const blocks = ['a', 'b', 'c'].map(wording)
  const texts = (moved: readonly FormBlock[]) => moved.map((one) => ('text' in one ? one.text : '')).join('')
  expect(texts(movedBlock(blocks, 0, 1))).toBe('bac')
  expect(texts(movedBlock(blocks, 2, -2))).toBe('cab')
  expect(texts(movedBlock(blocks, 0, -1))).toBe('abc')
  expect(texts(movedBlock(blocks, 2, 5))).toBe('abc')
})

test('grades and fields are read as they are written, and nothing else is', () => {
  const grades = [
    { grade: '5–6', meaning: '', from: 83 },
    { grade: '1', meaning: 'sehr schwach', from: 0 },
  ]
  expect(gradesOfText(gradesAsText(grades))).toEqual(grades)
  expect(gradesOfText('1; sehr gut')).toBeUndefined()
  expect(gradesOfText('')).toEqual([])
  const fields = [{ field: 'birthDate' as const, label: 'geboren: am' }]
  expect(fieldsOfText(fieldsAsText(fields))).toEqual(fields)
  for (const wrong of ['', 'religion: Religion', 'name:']) expect(fieldsOfText(wrong)).toBeUndefined()
  expect(linesOf(' a \n\nb')).toEqual(['a', 'b'])
})
