import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { reportById } from './report.query'

/** One report with the subjects that the caller may see, also when its class is gone; NOT_FOUND when there is none. */
export const getReport = async (call: Call, id: string): Promise<Report> => {
  const [[report]] = await call.read((tx) => [reportById(tx, call.actor, id)])
  return report ?? refuse('NOT_FOUND')
}
