import { form, pngFile } from '@lernspur/testing/form'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, SampleValue } from '../fixture'

const newAssessment = ({ schoolClass }: TestSchool) => ({
  name: 'Referat',
  weighting: 10,
  schoolTermSemester: 'first',
  performanceVisualId: schoolClass.visual.id,
})

/** A level with an uploaded picture. */
export const pictureOfLevel = (): FormData => form({ label: 'rot', file: pngFile() })

/** Requests for scales and assessments. */
export const assessingSamples = ({ school, visual, assessmentType, fileId }: Fixture) => {
  const { schoolClass } = school
  const scale = `/performance-visuals/${visual.id}`
  const assessment = `/performance-assessments/${schoolClass.firstTerm.testing}`
  const type = `/assessment-types/${assessmentType.id}`
  return {
    createAssessmentType: {
      path: '/assessment-types',
      body: { name: 'Ampel', schoolClassId: schoolClass.id },
      inSubject: true,
    },
    listAssessmentTypes: { path: '/assessment-types' },
    getAssessmentType: { path: type, inSubject: true },
    updateAssessmentType: { path: type, body: { name: 'neu' }, inSubject: true },
    deleteAssessmentType: { path: type, inSubject: true },
    createLegacyLevel: { path: `${type}/performance-levels`, body: form({ label: 'gelb' }), inSubject: true },
    updateLegacyLevel: {
      path: `${type}/performance-levels/${assessmentType.levelId}`,
      body: form({ label: 'neu' }),
      inSubject: true,
    },
    deleteLegacyLevel: { path: `${type}/performance-levels/${assessmentType.levelId}`, inSubject: true },
    createPerformanceVisual: {
      path: '/performance-visuals',
      body: { name: 'Punkte', schoolClassId: schoolClass.id, performanceLevelsV2: [{ label: 'erreicht' }] },
      inSubject: true,
    },
    listPerformanceVisuals: { path: '/performance-visuals' },
    getPerformanceVisual: { path: `/performance-visuals/${schoolClass.visual.id}`, inSubject: true },
    updatePerformanceVisual: { path: scale, body: { name: 'neu' }, inSubject: true },
    getScaleUse: { path: `${scale}/use`, inSubject: true },
    duplicatePerformanceVisual: {
      path: `${scale}/duplicate`,
      body: { schoolClassId: schoolClass.id },
      inSubject: true,
    },
    deletePerformanceVisual: { path: scale, inSubject: true },
    deletePerformanceLevel: { path: `${scale}/performance-levels/${visual.levelId}`, inSubject: true },
    createPerformanceLevel: { path: `${scale}/performance-levels`, body: form({ label: 'mittel' }), inSubject: true },
    updatePerformanceLevel: {
      path: `${scale}/performance-levels/${visual.levelId}`,
      body: form({ label: 'neu' }),
      inSubject: true,
    },
    getFile: { path: `/files/${fileId}`, inSubject: true },
    createPerformanceAssessment: {
      path: '/performance-assessments',
      body: { ...newAssessment(school), schoolClassId: schoolClass.id },
      inSubject: true,
    },
    createPerformanceAssessments: {
      path: `/performance-assessments/${schoolClass.id}/bulk`,
      body: { performanceAssessments: [newAssessment(school)] },
      inSubject: true,
    },
    replaceClassAssessments: {
      path: `/performance-assessments/${schoolClass.id}/bulk`,
      body: {
        scale: { performanceVisualId: schoolClass.visual.id },
        performanceAssessments: [{ name: 'Referat', weighting: 100, schoolTermSemester: 'first' }],
      },
      inSubject: true,
    },
    replaceAssessmentTemplates: { path: '/performance-assessments', body: { performanceAssessments: [] } },
    listPerformanceAssessments: { path: '/performance-assessments' },
    getPerformanceAssessment: { path: assessment, inSubject: true },
    listCurrentSemesterAssessments: {
      path: `/performance-assessments/${schoolClass.id}/current-semester`,
      inSubject: true,
    },
    updatePerformanceAssessment: { path: assessment, body: { name: 'neu' }, inSubject: true },
    deletePerformanceAssessment: { path: assessment, inSubject: true },
    changeVisual: {
      path: `${assessment}/change-visual`,
      body: { performanceVisualId: schoolClass.visual.id },
      inSubject: true,
    },
    undoChangeVisual: {
      path: `/performance-assessments/${schoolClass.secondTerm.testing}/change-visual`,
      inSubject: true,
    },
    getAssessmentUse: { path: `${assessment}/use`, inSubject: true },
    duplicatePerformanceAssessment: { path: `${assessment}/duplicate`, inSubject: true },
  } satisfies Record<string, SampleValue>
}
