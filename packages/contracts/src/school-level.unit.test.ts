import { expect, test } from 'bun:test'
import {
  preSchoolLevel,
  schoolLevel,
  schoolLevelInPath,
  updateSchoolClassSchema,
} from './school-admin/school-class.contract'
import { createSubjectSchema, createSubjectTemplateSchema, updateSubjectSchema } from './school-admin/subject.contract'
import { importTemplatesSchema } from './school-admin/subject-template.contract'
import {
  createPerformanceAssessmentSchema,
  updatePerformanceAssessmentSchema,
} from './teacher/performance-assessment.contract'

const noLevels = [-1, 0.5, 21, 99, '3', null, true, Number.NaN, Number.POSITIVE_INFINITY]

test('a level is a whole number from 1 or pre-school, which sorts before it, and nothing else', () => {
  for (const level of [preSchoolLevel, 1, 13, 20]) expect(schoolLevel.safeParse(level).success).toBe(true)
  for (const level of noLevels) expect(schoolLevel.safeParse(level).success).toBe(false)
  expect(preSchoolLevel).toBeLessThan(1)
  for (const level of ['0', '1', '20']) expect(schoolLevelInPath.safeParse(level).success).toBe(true)
  for (const level of ['-1', '21', '03', '3.0', '', ' ', 'x'])
    expect(schoolLevelInPath.safeParse(level).success).toBe(false)
})

test('every input takes the same levels', () => {
  const inputs = [
    createPerformanceAssessmentSchema,
    updatePerformanceAssessmentSchema,
    updateSchoolClassSchema,
    createSubjectSchema,
    createSubjectTemplateSchema,
    updateSubjectSchema,
  ].map((schema) => schema.shape.schoolLevel)
  for (const input of inputs) {
    expect(input.safeParse(preSchoolLevel).success).toBe(true)
    for (const level of noLevels) expect(input.safeParse(level).success).toBe(false)
  }
  for (const level of noLevels) {
    expect(importTemplatesSchema.safeParse({ schoolLevels: [level] }).success).toBe(false)
  }
})
