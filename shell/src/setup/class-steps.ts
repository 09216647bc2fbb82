import { AssessmentStep } from './assessment/assessment-step'
import { ClassStep } from './class/class-step'
import type { ClassFacts } from './facts/class-facts'
import { StudentsStep } from './students/students-step'
import { SubjectsStep } from './subjects/subjects-step'
import type { Step } from './wizard/step'

/** What every new class is asked, in the onboarding and later (rule class.2). */
export const classSteps: readonly Step<ClassFacts>[] = [
  { id: 'class', isDone: ({ schoolClass }) => schoolClass !== undefined, Screen: ClassStep },
  {
    id: 'students',
    isDone: ({ schoolClass }) => schoolClass?.isStudentOnboardingFinalized === true,
    Screen: StudentsStep,
  },
  { id: 'subjects', isDone: ({ subjects }) => subjects.length > 0, Screen: SubjectsStep },
  {
    id: 'assessment-type',
    isDone: ({ schoolClass, assessments }) =>
      schoolClass?.isAssessmentTypeOnboardingFinalized === true && assessments.length > 0,
    Screen: AssessmentStep,
  },
]
