import { describe, expect, test } from 'bun:test'
import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { type Line, linesOf } from '../line/line'
import { planSave } from './plan-save'

const updatedAt = '2026-01-01T00:00:00.1Z'
const domain = (name: string, ...competences: string[]): CompetenceDomain => ({
  id: name,
  originId: null,
  name,
  symbol: null,
  tenantId: 't',
  schoolSubjectId: 's',
  isTemplate: false,
  createdAt: updatedAt,
  updatedAt,
  competences: competences.map((id) => ({ id, domainId: name, description: id, updatedAt })),
})
const stored = [domain('Lesen', 'a', 'b'), domain('Leer')]
const lines = linesOf(stored)
const fresh = (kind: Line['kind'], text: string): Line => ({
  id: `neu ${text}`,
  kind,
  text,
  symbol: '',
  childSentence: '',
  shortTitle: '',
  levelDescriptions: [],
})
const written = (id: string, change: Partial<Line>) =>
  lines.map((line) => (line.id === id ? { ...line, ...change } : line))
const without = (id: string) => lines.filter((line) => line.id !== id)

test('nothing is sent for empty lines and for spaces', () => {
  expect(planSave(lines, stored)).toEqual({ kind: 'nothing' })
  const spaced = [...written('a', { text: ' a  ' }), fresh('competence', ''), fresh('domain', ' ')]
  expect(planSave(spaced, stored)).toEqual({ kind: 'nothing' })
  expect(planSave(written('a', { text: '' }), stored)).toEqual({ kind: 'nothing' })
})

describe('one changed row goes by its own call', () => {
  test('a text', () => {
    expect(planSave(written('a', { text: 'c' }), stored)).toEqual({
      kind: 'change-competence',
      domainId: 'Lesen',
      competence: {
        id: 'a',
        updatedAt,
        description: 'c',
        childSentence: null,
        shortTitle: null,
        levelDescriptions: null,
      },
    })
    expect(planSave(written('a', { childSentence: ' Ich  lese. ' }), stored)).toMatchObject({
      kind: 'change-competence',
      competence: { description: 'a', childSentence: 'Ich lese.' },
    })
    expect(planSave(written('a', { levelDescriptions: ['mit  Hilfe ', ''] }), stored)).toMatchObject({
      kind: 'change-competence',
      competence: { description: 'a', levelDescriptions: ['mit Hilfe', ''] },
    })
    expect(planSave(written('a', { levelDescriptions: [' ', ''] }), stored)).toEqual({ kind: 'nothing' })
    expect(planSave(written('a', { shortTitle: ' Vor  lesen ' }), stored)).toMatchObject({
      kind: 'change-competence',
      competence: { description: 'a', childSentence: null, shortTitle: 'Vor lesen' },
    })
    expect(planSave(written('Leer', { symbol: 'L' }), stored)).toMatchObject({
      kind: 'change-domain',
      domain: { id: 'Leer', name: 'Leer', symbol: 'L' },
    })
  })

  test('an addition at the end', () => {
    const inFirst = lines.toSpliced(3, 0, fresh('competence', 'c'))
    expect(planSave(inFirst, stored)).toMatchObject({ kind: 'add-competence', domainId: 'Lesen' })
    expect(planSave([...lines, fresh('domain', 'Neu')], stored)).toMatchObject({ kind: 'add-domain' })
  })

  test('a deletion', () => {
    expect(planSave(without('a'), stored)).toEqual({ kind: 'delete-competence', domainId: 'Lesen', id: 'a' })
    expect(planSave(without('Leer'), stored)).toEqual({ kind: 'delete-domain', id: 'Leer' })
  })
})

describe('what takes several rows goes as a whole', () => {
  test('an addition between others, and a domain with competences', () => {
    expect(planSave(lines.toSpliced(2, 0, fresh('competence', 'c')), stored).kind).toBe('whole')
    expect(planSave([...lines, fresh('domain', 'Neu'), fresh('competence', 'c')], stored).kind).toBe('whole')
  })

  test('a move', () => {
    const moved = planSave([...without('a'), ...lines.filter(({ id }) => id === 'a')], stored)
    expect(moved).toEqual({
      kind: 'whole',
      body: {
        domains: [
          {
            id: 'Lesen',
            updatedAt,
            name: 'Lesen',
            symbol: null,
            competences: [
              { id: 'b', updatedAt, description: 'b', childSentence: null, shortTitle: null, levelDescriptions: null },
            ],
          },
          {
            id: 'Leer',
            updatedAt,
            name: 'Leer',
            symbol: null,
            competences: [
              { id: 'a', updatedAt, description: 'a', childSentence: null, shortTitle: null, levelDescriptions: null },
            ],
          },
        ],
        removed: [],
      },
    })
  })

  test('a domain that goes with its competences, each named with its version', () => {
    const step = planSave(lines.slice(3), stored)
    expect(step).toMatchObject({
      kind: 'whole',
      body: { removed: ['Lesen', 'a', 'b'].map((id) => ({ id, updatedAt })) },
    })
  })
})
