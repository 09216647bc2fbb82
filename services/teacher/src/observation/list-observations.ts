import type { Observation, observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf } from '@lernspur/service-kit/list/list-page'
import { compileList, isDefault } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { entryColumns } from './entry/entry.query'
import { entryPage } from './entry/entry-page'
import { observationColumns } from './observation.query'

const columns = {
  ...entryColumns,
  performanceLevelV2Id: 'o.performance_level_id',
  performanceAssessmentId: 'o.performance_assessment_id',
}

type List = ListOf<typeof observationRoutes.listObservations>

/** Statements of the list. */
export const observationPage = (tx: Transaction, actor: Actor, list: List) => {
  const compiled = compileList(tx, list, columns, [{ field: 'observedAt', dir: 'desc' }])
  return entryPage<Observation>(tx, actor, 'observation', observationColumns(tx), compiled)
}

/** Observations of accessible subjects, newest day first. */
export const listObservations = async (call: Call, list: List) =>
  pageOf(await call.read((tx) => observationPage(tx, call.actor, list), isDefault(list) ? 'generic' : 'auto'))
