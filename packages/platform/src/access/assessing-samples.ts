import type { TestSchool } from '@lernspur/testing/test-school'
import type { Sample, World } from './world'

const newAssessment = ({ schoolClass }: TestSchool) => ({
  name: 'Referat',
  weighting: 10,
  schoolTermSemester: 'first',
  performanceVisualId: schoolClass.visual.id,
})

/** Requests for scales and assessments. */
export const assessingSamples = ({ school, visual }: World) => {
  const { schoolClass } = school
  const scale = `/performance-visuals/${visual.id}`
  const assessment = `/performance-assessments/${schoolClass.firstTerm.testing}`
  return {
    createPerformanceVisual: {
      path: '/performance-visuals',
      body: { name: 'Punkte', schoolClassId: schoolClass.id, performanceLevelsV2: [{ label: 'erreicht' }] },
      inSubject: true,
    },
    listPerformanceVisuals: { path: '/performance-visuals' },
    getPerformanceVisual: { path: `/performance-visuals/${schoolClass.visual.id}`, inSubject: true },
    updatePerformanceVisual: { path: scale, body: { name: 'neu' }, inSubject: true },
    deletePerformanceVisual: { path: scale, inSubject: true },
    deletePerformanceLevel: { path: `${scale}/performance-levels/${visual.levelId}`, inSubject: true },
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
    duplicatePerformanceAssessment: { path: `${assessment}/duplicate`, inSubject: true },
  } satisfies Record<string, Sample>
}
