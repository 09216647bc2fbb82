import type { NameOrder } from '@lernspur/contracts/identity/user.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import type { PrintedReport } from '../print/report.document'

/** What some file system refuses in a name. */
const refused = /[\\/:*?"<>|]/g

/**
 * Names of the files of an archive, numbered so that they stay in this order, with the child's name in the order that
 * the caller sorts by (as on the lists of rule print.7).
 */
export const archiveNames = async (call: Call, reports: readonly PrintedReport[]): Promise<string[]> => {
  const [[reader]] = await call.read((tx) => [
    tx<{ nameOrder: NameOrder }[]>`select u.name_order from app_user u where u.id = ${call.actor.userId}`,
  ])
  const digits = Math.max(2, String(reports.length).length)
  return reports.map(({ studentFirstName, studentLastName, name }, index) => {
    const child =
      reader?.nameOrder === 'lastName'
        ? `${studentLastName}, ${studentFirstName}`
        : `${studentFirstName} ${studentLastName}`
    return `${String(index + 1).padStart(digits, '0')} ${child} – ${name}.pdf`.replace(refused, ' ')
  })
}
