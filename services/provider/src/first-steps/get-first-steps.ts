import type { Operator } from '@lernspur/contracts/identity/operator.contract'
import type { FirstStepName, FirstSteps, operatorFacts } from '@lernspur/contracts/provider/first-steps.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { type StepsRow, stepsQuery } from './first-steps.query'

/** What the environment says about the installation. */
export interface Installation {
  readonly operator: Operator
  readonly hasMailServer: boolean
}

const missingFacts = ({ name, addressLines, email, privacyContact }: Operator): (typeof operatorFacts)[number][] => {
  const known = { name, address: addressLines[0], email, privacyContact }
  return (['name', 'address', 'email', 'privacyContact'] as const).filter((fact) => !known[fact])
}

const stepsOf = (row: StepsRow, isOperatorKnown: boolean): FirstSteps['steps'] => {
  const done: Readonly<Record<FirstStepName, boolean>> = {
    secondFactor: row.hasSecondFactor,
    operator: isOperatorKnown,
    mail: row.hasDelivered,
    allowed: row.isAllowed,
    owner: row.hasOwner,
    schoolSetup: row.isSetUp,
    schoolClass: row.hasClass,
    observation: row.hasObservation,
    backup: row.hasBackup,
  }
  return (Object.entries(done) as [FirstStepName, boolean][]).map(([name, isDone]) => ({ name, isDone }))
}

const lastTestOf = ({ lastTestStatus: status, lastTestAt: sentAt }: StepsRow): FirstSteps['mail']['lastTest'] =>
  status === null || sentAt === null
    ? null
    : { status: status === 'sent' || status === 'failed' ? status : 'waiting', sentAt }

/** How far the installation has come, derived from its present state (rule first-steps.1). */
export const getFirstSteps = async (call: Call, { operator, hasMailServer }: Installation): Promise<FirstSteps> => {
  const [[row]] = await call.read((tx) => [stepsQuery(tx, call.actor.userId)])
  if (!row) throw new Error('The first steps gave no row.')
  const missingOperatorFacts = missingFacts(operator)
  return {
    steps: stepsOf(row, missingOperatorFacts.length === 0),
    missingOperatorFacts,
    mail: { hasServer: hasMailServer, lastTest: lastTestOf(row) },
    isPutAway: row.isPutAway,
  }
}
