import { describe, expect, test } from 'bun:test'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { observationFormRoutes } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { QueryClient } from '@tanstack/react-query'
import { answering, inBrowser } from '../testing/browser'
import { callsOf } from './calls'

inBrowser()

const success = (data?: unknown) => Response.json({ success: true, data })
const none = { rows: [], count: 0 }
const schoolClassId = '0198a000-0000-7000-8000-000000000001'

describe('a read', () => {
  const { listClassStudents, listStudents } = callsOf('student', studentRoutes)

  test('sends its input and can be aborted', async () => {
    const requests = answering(() => success(none))
    await new QueryClient().fetchQuery(listClassStudents({ schoolClassId }, { limit: 20 }))
    const [{ url, method, signal } = new Request('http://localhost/')] = requests
    expect([method, new URL(url).pathname, new URL(url).search]).toEqual([
      'GET',
      `/api/classes/${schoolClassId}/students`,
      '?limit=20',
    ])
    expect(signal.aborted).toBe(false)
  })

  test('is cached by noun, call and input; the key of a list without input covers all its variants', () => {
    expect<unknown>(listClassStudents({ schoolClassId }, { limit: 20 }).queryKey).toEqual([
      'student',
      'listClassStudents',
      { schoolClassId },
      { limit: 20 },
    ])
    expect<unknown>(listStudents().queryKey).toEqual([...listStudents({}).queryKey])
  })

  test('recognises data of its own shape, since a page before a release may have kept others', () => {
    const isAnswer = (data: unknown) => listStudents().meta?.isAnswer?.(data)
    expect([none, { rows: [{ id: schoolClassId }], count: 1 }, [], null].map(isAnswer)).toEqual([
      true,
      false,
      false,
      false,
    ])
    const { getCapture } = callsOf('capture', observationFormRoutes)
    expect(getCapture({ schoolClassId }).meta?.isAnswer?.({ students: [] })).toBe(false)
  })

  test('ignores the options that a mapped list adds to its input', () => {
    const { whoAmI } = callsOf('auth', {
      whoAmI: { method: 'GET', path: '/who-am-i', owner: 'identity', access: 'session', status: 200, errors: [] },
    })
    const [options] = [null].map(whoAmI)
    expect<unknown>(options?.queryKey).toEqual(['auth', 'whoAmI'])
  })
})

describe('a write', () => {
  const student = callsOf('student', studentRoutes, {
    stale: ['student', 'school-class'],
    showsFailure: true,
    calls: { deleteStudent: { stale: ['student'], showsFailure: false } },
  })

  test('sends its input', async () => {
    const requests = answering(() => success({}))
    const { updateObservation } = callsOf('observation', observationRoutes)
    await updateObservation().mutationFn({
      params: { observationId: '1' },
      body: { description: 'liest flüssig' },
      ifMatch: '2026-11-21T10:00:00Z',
    })
    const [request = new Request('http://localhost/')] = requests
    expect([request.method, new URL(request.url).pathname]).toEqual(['PUT', '/api/observations-v2/1'])
    expect(request.headers.get('if-match')).toBe('"2026-11-21T10:00:00Z"')
    expect(await request.json()).toEqual({ description: 'liest flüssig' })
  })

  test('invalidates its own noun, or what is configured for the noun or the call', () => {
    expect(callsOf('student', studentRoutes).updateStudent().meta.invalidates).toEqual([['student']])
    expect(student.updateStudent().meta.invalidates).toEqual([['student'], ['school-class']])
    expect(student.deleteStudent().meta).toEqual({ invalidates: [['student']], showsFailure: false })
  })

  test('lets a screen override how it is treated', () => {
    expect(student.deleteStudent({ showsFailure: true }).meta.showsFailure).toBe(true)
  })

  test('of a file saves nothing and invalidates nothing', () => {
    const { getReportPdf } = callsOf('report', reportRoutes)
    expect(getReportPdf().meta).toEqual({ invalidates: [], savesNothing: true })
  })
})

test('the compiler rejects what the contract does not declare', () => {
  const refused = () => {
    const { createStudent, deleteStudent, listStudents, updateStudent } = callsOf('student', studentRoutes)
    // @ts-expect-error a list can only be filtered by its own fields
    listStudents({ filter: [{ field: 'birthday', type: 'eq', value: '' }] })
    // @ts-expect-error a call needs its parameters
    deleteStudent().mutationFn({})
    // @ts-expect-error a create needs an idempotency key
    createStudent().mutationFn({ body: { firstName: 'Ada', lastName: 'Probe' } })
    // @ts-expect-error only calls that can conflict take a row version
    createStudent().mutationFn({ body: { firstName: 'Ada', lastName: 'Probe' }, idempotencyKey: '', ifMatch: '' })
    // @ts-expect-error only creates take an idempotency key
    updateStudent().mutationFn({ params: { id: '1' }, body: {}, idempotencyKey: '' })
    // @ts-expect-error a body has the fields of its schema
    updateStudent().mutationFn({ params: { id: '1' }, body: { name: '' } })
  }
  expect(refused).toBeFunction()
})
