import { unseenQuery } from '@lernspur/api-client/unseen.queries'
import { useCurrentClass, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { Card } from '@lernspur/ui/layout/card'
import { UnseenStudents } from './unseen-students'
import { UnseenSubjects } from './unseen-subjects'

function UnseenOf({ classId }: { classId: string }) {
  const { t } = useTranslation('home')
  const { data } = useSuspenseQuery(unseenQuery({ schoolClassId: classId }))
  if (data.studentCount === 0 && data.subjects.length === 0)
    return (
      <Card>
        <p className="p-5 text-muted-foreground">{t(($) => $.unseen.none)}</p>
      </Card>
    )
  return (
    <Card className="grid grid-cols-1 divide-y">
      {data.studentCount > 0 && <UnseenStudents classId={classId} unseen={data} />}
      {data.subjects.length > 0 && <UnseenSubjects classId={classId} unseen={data} />}
    </Card>
  )
}

/** Children and competences of the current class without recent evidence; nothing where no class is ready. */
export function Unseen() {
  const schoolClass = useCurrentClass()
  return schoolClass?.isOnboardingFinalized ? <UnseenOf classId={schoolClass.id} /> : null
}
