import { expect, test } from 'bun:test'
import { previewRollOverSchema, type RollOverPlanLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import {
  canRollOver,
  keyOf,
  type LineDraft,
  lineDraftOf,
  nameFault,
  partOf,
  rollOverBody,
  sameNames,
} from './roll-over-draft'

const id = '0198a000-0000-7000-8000-000000000001'
const planned: RollOverPlanLine = {
  ...{ schoolClassId: id, name: '3a', nickname: null, schoolLevel: 3, takenOver: null },
  ...{ studentCount: 25, subjectCount: 8, rightCount: 2, assessmentCount: 6, templateCount: 0 },
  proposal: { name: '4a', schoolLevel: 4, creatorId: id, step: 'continue', isDoubtful: false },
}
const line = (part: Partial<LineDraft> = {}): LineDraft => ({ ...lineDraftOf(planned), ...part })

test('a class begins with what becomes of it by rule, and is sent as chosen', () => {
  const body = rollOverBody([line({ name: ' 4x ', leaverIds: [id] })], id, 'own')
  expect(previewRollOverSchema.safeParse(body).success).toBe(true)
  expect(body.lines).toEqual([
    {
      ...{ schoolClassId: id, name: '4x', nickname: null, schoolLevel: 4, creatorId: id },
      withStudents: true,
      leaverIds: [id],
    },
  ])
})

test('a class that leaves is not sent, and one without children names no leavers', () => {
  const lines = [line({ step: 'leave' }), line({ step: 'empty', leaverIds: [id] })]
  const [sent, ...more] = rollOverBody(lines, id, 'level').lines
  expect([sent?.withStudents, sent?.leaverIds, more]).toEqual([false, undefined, []])
})

test('a name is needed for what goes on, and two of the same are told', () => {
  expect(nameFault(line({ name: '' }))).toBe('missing')
  expect(nameFault(line({ name: '10abc' }))).toBe('long')
  expect(nameFault(line({ name: 'a@b' }))).toBe('malformed')
  expect(nameFault(line({ name: '', step: 'leave' }))).toBeUndefined()
  const lines = [line(), line(), line({ name: '4b' }), line({ name: '4b', step: 'leave' })]
  expect([...sameNames(lines, [])]).toEqual(['4a'])
  // One that was made for the new year before.
  expect([...sameNames([line({ name: '4b' })], ['4b', '1a'])]).toEqual(['4b'])
})

test('something has to go on', () => {
  expect(canRollOver([line({ step: 'leave' })])).toBe(false)
  expect(canRollOver([line(), line({ name: '' })])).toBe(false)
  expect(canRollOver([line()])).toBe(true)
})

const other = '0198a000-0000-7000-8000-000000000002'
const child = '0198a000-0000-7000-8000-000000000003'
const twin = '0198a000-0000-7000-8000-000000000004'

test('who repeats is sent with the class below, and from a class that leaves as well', () => {
  const below = line({ schoolClassId: other, name: '3a' })
  for (const step of ['continue', 'leave'] as const) {
    const above = line({ step, leaverIds: [child], goings: { [child]: other } })
    const body = rollOverBody([above, below], id, 'own')
    expect(previewRollOverSchema.safeParse(body).success).toBe(true)
    expect(body.lines.find(({ name }) => name === '3a')?.joinerIds).toEqual([child])
  }
})

test('a class that is merged sends its children, but for those who leave, to the one that it is merged into', () => {
  const merged = line({ schoolClassId: other, step: 'merge', mergesInto: id, leaverIds: [twin] })
  expect(rollOverBody([line(), merged], id, 'own', () => [child, twin]).lines).toMatchObject([
    { schoolClassId: id, withStudents: true, joinerIds: [child] },
  ])
  expect(canRollOver([line(), merged])).toBe(true)
  expect(canRollOver([line({ step: 'leave' }), line({ schoolClassId: child }), merged])).toBe(false)
})

test('a class that is split has a line for each part', () => {
  const part = partOf(line(), 2, '4b')
  const first = line({ leaverIds: [child], goings: { [child]: keyOf(part) } })
  expect(rollOverBody([first, part], id, 'own').lines).toMatchObject([
    { schoolClassId: id, name: '4a', withStudents: true, leaverIds: [child] },
    { schoolClassId: id, name: '4b', withStudents: false, joinerIds: [child] },
  ])
})
