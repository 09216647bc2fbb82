import type { Call } from '@lernspur/service-kit/call/call'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import type { PrintedReport, ReportPictures } from './report.document'

/** Of a level `files/<id>`, of the school `/api/files/<id>`. */
const filePattern = /^(?:\/api\/)?files\/([0-9a-f-]{36})$/

const pathsOf = ({ performanceVisualLevels, subjects, schoolLogo }: PrintedReport): Set<string> => {
  const visible = subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))
  const paths = [
    schoolLogo,
    ...performanceVisualLevels.map(({ picturePath }) => picturePath),
    ...visible.map(({ visualImagePath }) => visualImagePath),
  ]
  return new Set(paths.filter((path) => path !== null))
}

/** Uploaded pictures of a report, as they were when it was created; a missing one leaves only the label. */
export const reportPictures = async ({ actor, files }: Call, report: PrintedReport): Promise<ReportPictures> => {
  const uploaded = [...pathsOf(report)].flatMap((path) => {
    const fileId = filePattern.exec(path)?.[1]
    return fileId ? [{ path, key: fileKey(actor.tenantId, fileId) }] : []
  })
  const found = await Promise.all(uploaded.map(async ({ path, key }) => [path, await files.get(key)] as const))
  return new Map(found.flatMap(([path, bytes]) => (bytes ? [[path, bytes]] : [])))
}
