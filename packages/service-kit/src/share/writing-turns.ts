import type { Call } from '../call/call'
import { makeWorkerTurns } from './worker-turns'

/**
 * Files are written in the thread that answers all calls, two at a time, of which one may wait for a document to be
 * drawn, and of different schools.
 */
const turns = makeWorkerTurns({ name: 'files', running: 2, runningOfSchool: 1, waitingOfPerson: 20 })

/**
 * Writes a file, or the next piece of one, when it is the turn of the caller and the school (rule call.10): archives,
 * tables and exports. Other calls are answered before each.
 */
export const writeInTurn = <Written>(
  { actor }: Pick<Call, 'actor'>,
  write: () => Written | Promise<Written>,
): Promise<Written> =>
  turns.run(actor, async () => {
    await Bun.sleep(0)
    return await write()
  })
