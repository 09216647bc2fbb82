import { ErrorNotice, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { SubjectContent } from '@lernspur/contracts/school-admin/subject.contract'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { CompetenceOutline } from '../../competence/competence-outline'

/** Reads what is inside a subject. */
export type ContentQuery = (params: {
  schoolSubjectId: string
}) => Parameters<typeof useQuery<SubjectContent, Error, SubjectContent, unknown[]>>[0]

interface SubjectInsideProps {
  schoolSubjectId: string
  content: ContentQuery
}

/** Domains and competences of a subject, read when the user opens them. */
export function SubjectInside({ schoolSubjectId, content }: SubjectInsideProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const { data, error, refetch } = useQuery(content({ schoolSubjectId }))
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24" />
  if (data.domains.length === 0)
    return <p className="text-sm text-muted-foreground">{t(($) => $.pick.nothingInside)}</p>
  return <CompetenceOutline domains={data.domains} />
}
