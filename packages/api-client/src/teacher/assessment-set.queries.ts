import {
  assessmentSetRoutes,
  type ReplaceAssessmentTemplates,
  type ReplaceClassAssessments,
} from '@lernspur/contracts/assessment-set.contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../call'
import { performanceAssessmentKeys } from './performance-assessment.queries'

// A scale says whether it is in use.
const meta = { invalidates: [performanceAssessmentKeys.all, ['performance-visual']] }

interface Replacement<Body> {
  body: Body
  /** Of the whole, as read; a newer state on the server is EDIT_CONFLICT. */
  updatedAt?: string
}

/** Makes the assessments of a class, and their scale, exactly what is sent. */
export const replaceClassAssessmentsMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['performance-assessment', 'replace', schoolClassId],
    mutationFn: ({ body, updatedAt }: Replacement<ReplaceClassAssessments>) =>
      call(assessmentSetRoutes.replaceClassAssessments, { params: { schoolClassId }, body, ifMatch: updatedAt }),
    meta,
  })

/** Makes the school's templates of assessments exactly what is sent. */
export const replaceAssessmentTemplatesMutation = () =>
  mutationOptions({
    mutationKey: ['performance-assessment', 'replace-templates'],
    mutationFn: ({ body, updatedAt }: Replacement<ReplaceAssessmentTemplates>) =>
      call(assessmentSetRoutes.replaceAssessmentTemplates, { body, ifMatch: updatedAt }),
    meta,
  })
