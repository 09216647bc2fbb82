import { subjectCalls } from '@lernspur/api-client/school-admin/subject/subject.queries'
import {
  paths,
  useConfirm,
  useFormat,
  useMutation,
  useNavigate,
  useQueryClient,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { SubjectUse } from '@lernspur/contracts/school-admin/subject-deletion.contract'

/** Deletes a subject of a class after showing what goes with it; one with entries stays (rule subject.5). */
export const useSubjectDeletion = (classId: string) => {
  const { t } = useTranslation('teacher.subjects')
  const confirm = useConfirm()
  const toast = useToast()
  const format = useFormat()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync: remove } = useMutation(subjectCalls.deleteSubject())
  const { mutateAsync: restore } = useMutation(subjectCalls.restoreSubject())

  /** What goes, in words: "3 Bereiche, 14 Kompetenzen und 25 Teilnahmen". */
  const lossOf = ({ domainCount, competenceCount, studentCount, colleagueCount }: SubjectUse) =>
    format.list(
      [
        domainCount > 0 && t(($) => $.delete.domains, { count: domainCount }),
        competenceCount > 0 && t(($) => $.delete.competences, { count: competenceCount }),
        studentCount > 0 && t(($) => $.delete.students, { count: studentCount }),
        colleagueCount > 0 && t(($) => $.delete.colleagues, { count: colleagueCount }),
      ].filter((part) => part !== false),
    )

  const reportUse = async ({ name }: Subject, count: number) => {
    const wants = await confirm({
      title: t(($) => $.inUse.title, { name }),
      description: t(($) => $.inUse.text, { count }),
      confirmLabel: t(($) => $.inUse.see),
      declineLabel: t(($) => $.inUse.close),
    })
    if (wants) await navigate(paths.classSkills(classId))
  }

  return async (subject: Subject) => {
    const { id: schoolSubjectId, name } = subject
    const use = await queryClient.query({ ...subjectCalls.getSubjectUse({ schoolSubjectId }), staleTime: 0 })
    if (use.observationCount > 0) return reportUse(subject, use.observationCount)
    const loss = lossOf(use)
    const isSure = await confirm({
      title: t(($) => $.delete.title, { name }),
      description: [
        loss === '' ? t(($) => $.delete.nothing) : t(($) => $.delete.text, { loss }),
        use.reportCount > 0 && t(($) => $.delete.reports, { count: use.reportCount }),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t(($) => $.delete.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await remove({ params: { schoolSubjectId } })
    toast({
      text: t(($) => $.delete.done, { name }),
      undo: async () => {
        await restore({ params: { schoolSubjectId } }).catch(() => null)
      },
    })
  }
}
