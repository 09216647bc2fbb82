import { ErrorNotice, useQuery, useTranslation } from '@lernspur/app-kit'
import { Skeleton } from '@lernspur/ui/feedback/skeleton'
import { CompetenceOutline } from '../../competence/competence-outline'
import type { SubjectExchange } from './subject-exchange'

interface SubjectInsideProps {
  schoolSubjectId: string
  content: SubjectExchange['content']
}

/** Domains and competences of a subject, read when they are looked at. */
export function SubjectInside({ schoolSubjectId, content }: SubjectInsideProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const { data, error, refetch } = useQuery(content({ schoolSubjectId }))
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24" />
  if (data.domains.length === 0)
    return <p className="text-sm text-muted-foreground">{t(($) => $.pick.nothingInside)}</p>
  return <CompetenceOutline domains={data.domains} />
}
