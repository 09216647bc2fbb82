import type {
  PerformanceAssessment,
  UpdatePerformanceAssessment,
} from '@lernspur/contracts/teacher/performance-assessment.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { assessmentFacts } from './performance-assessment.facts'
import { fault, scopeFaults } from './performance-assessment.faults'
import { isInUse, type LockedAssessment, lockAssessment } from './performance-assessment.policy'
import { readAssessment } from './performance-assessment.query'

/** Fields that entries depend on: their level is one of the scale, and their day lies in the term. */
const fixedInUse = ['performanceVisualId', 'schoolTermSemester', 'schoolTermId'] as const

/** The new references of the assessment: a new semester without a term selects that semester of the class's year. */
const scopeOf = (current: LockedAssessment, change: UpdatePerformanceAssessment) => {
  const schoolTermSemester = change.schoolTermSemester ?? current.schoolTermSemester
  const movesOn = schoolTermSemester !== current.schoolTermSemester
  return {
    schoolClassId: current.schoolClassId,
    performanceVisualId: change.performanceVisualId ?? current.performanceVisualId,
    schoolTermSemester,
    schoolTermId: change.schoolTermId ?? (movesOn ? null : current.schoolTermId),
  }
}

/** Refuses changes that entries forbid and invalid references; returns the new term. */
const checkScope = async (
  tx: Transaction,
  call: Call,
  current: LockedAssessment,
  change: UpdatePerformanceAssessment,
) => {
  const moved = fixedInUse.filter((field) => change[field] !== undefined && change[field] !== current[field])
  if (moved.length === 0) return { ...current }
  if (await isInUse(tx, call, current.id)) {
    refuse(
      'FOREIGN_KEY_CONSTRAINT',
      moved.map((field) => fault('fixed', field, call.language)),
    )
  }
  const scope = scopeOf(current, change)
  const [facts] = await assessmentFacts(tx, call.actor, [scope])
  if (!facts?.visualKnown || !facts.termKnown) return refuse('NOT_FOUND')
  const faults = scopeFaults(facts, current.schoolLevel, '', call.language)
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
  return { ...scope, schoolTermId: facts.schoolTermId }
}

/**
 * Changes one assessment; omitted fields stay. UPDATE_NOT_ALLOWED without the right to; EDIT_CONFLICT for an outdated
 * version; FOREIGN_KEY_CONSTRAINT for a new scale or term once entries use it (rule assessment.3): `changeVisual` swaps
 * the scale.
 */
export const updatePerformanceAssessment = (
  call: Call,
  id: string,
  change: UpdatePerformanceAssessment,
): Promise<PerformanceAssessment> =>
  call.write(async (tx) => {
    const current = await lockAssessment(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    const scope = await checkScope(tx, call, current, change)
    await tx`
      update performance_assessment set
        name = ${change.name ?? current.name},
        weighting = ${change.weighting ?? current.weighting},
        school_level = ${change.schoolLevel ?? current.schoolLevel},
        school_term_semester = ${scope.schoolTermSemester},
        school_term_id = ${scope.schoolTermId},
        performance_visual_id = ${scope.performanceVisualId},
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'performance-assessment.update', id, differences(current, change))
    return readAssessment(tx, call, id)
  })
