import type { PreviewReports, ReportPreview } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { collectSource } from './collect-source'
import { entriesByCompetence, proposedDomains, type SourceSubject } from './report.snapshot'
import type { ReportSource } from './report.source'

type Entries = ReturnType<typeof entriesByCompetence>

/** What the reports would say in one subject: proposals are computed exactly as for the reports themselves. */
const previewOf = (
  subject: SourceSubject,
  source: ReportSource,
  entries: Entries,
): ReportPreview['subjects'][number] => {
  const students = source.students.filter(({ schoolSubjectIds }) => schoolSubjectIds.includes(subject.id))
  const scale = source.visual?.levels ?? []
  const lines = students.map(({ id }) =>
    proposedDomains(id, subject, entries, source.method, scale).flatMap(({ competences }) => competences),
  )
  return {
    schoolSubjectId: subject.id,
    name: subject.name,
    abbreviation: subject.abbreviation,
    color: subject.color,
    studentCount: students.length,
    competenceCount: subject.domains.reduce((sum, { competences }) => sum + competences.length, 0),
    entryCount: lines.flat().reduce((sum, { entryCount }) => sum + entryCount, 0),
    proposedCount: lines.flat().filter(({ proposedLevel }) => proposedLevel !== null).length,
    unseenCount: lines.filter((own) => own.every(({ entryCount }) => entryCount === 0)).length,
  }
}

/**
 * What `createReports` would create from the same input: how many reports, and how much of each subject is known.
 * Refuses as it does, and with NO_PERMISSION for anyone who may not create them.
 */
export const previewReports = (call: Call, schoolClassId: string, input: PreviewReports): Promise<ReportPreview> =>
  call.write(async (tx) => {
    const rights = await requireClassRight(tx, call.actor, schoolClassId, 'write')
    if (!rights.isFinalized) refuse('CREATE_NOT_ALLOWED')
    const source = await collectSource(tx, call, schoolClassId, input, rights)
    const entries = entriesByCompetence(source.entries)
    return {
      startDate: source.startDate,
      endDate: source.endDate,
      reportCount: source.students.length,
      performanceVisualName: source.visual?.name ?? null,
      subjects: source.subjects.map((subject) => previewOf(subject, source, entries)),
    }
  })
