import type { ExportCurriculum } from '@lernspur/contracts/school-admin/subject/curriculum-export.contract'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { writeInTurn } from '@lernspur/service-kit/share/writing-turns'
import { findContents } from '../../content/find-contents'
import { exportName } from '../export-name'
import { casePackage } from './case/write-case'

const type = 'application/json'

/**
 * Subjects as a CFPackage of CASE 1.1 (rule file.7), in the order given, and an audit entry for each; NOT_FOUND for one
 * that the caller does not see.
 */
export const exportCurriculum = async (
  call: Call,
  { schoolSubjectIds, licence }: ExportCurriculum,
  publicUrl: string,
): Promise<Binary> => {
  const { tenantId } = call.actor
  const contents = await findContents(call, schoolSubjectIds)
  const [[tenant]] = await call.read((tx) => [tx<{ name: string }[]>`select name from tenant where id = ${tenantId}`])
  const { name } = tenant ?? refuse('NOT_FOUND')
  await call.write((tx) => audit(tx, call, 'subject.export', schoolSubjectIds))
  const title = exportName(contents)
  const bytes = await writeInTurn(call, () => {
    const file = casePackage(contents, { title, publisher: name, publicUrl, licence, at: new Date() })
    return new TextEncoder().encode(JSON.stringify(file, null, 2))
  })
  return binary(bytes, { type, fileName: `${title}.case.json` })
}
