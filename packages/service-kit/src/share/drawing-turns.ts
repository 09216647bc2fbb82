import type { Call } from '../call/call'
import { makeWorkerTurns } from './worker-turns'

/** One worker draws, so one job at a time; a person may have so many waiting. */
const oneWorker = { running: 1, runningOfSchool: 1 } as const

const documents = makeWorkerTurns({ name: 'documents', ...oneWorker, waitingOfPerson: 12 })
const sets = makeWorkerTurns({ name: 'report-sets', ...oneWorker, waitingOfPerson: 40 })

/** Draws a document when it is the turn of the caller and the school (rule call.10). */
export const drawInTurn = <Drawn>({ actor }: Call, draw: () => Promise<Drawn>): Promise<Drawn> =>
  documents.run(actor, draw)

/** The same for the documents of a class, which take long and have a worker of their own. */
export const drawSetInTurn = <Drawn>(
  { actor }: Call,
  draw: () => Promise<Drawn>,
  signal: AbortSignal,
): Promise<Drawn> => sets.run(actor, draw, signal)
