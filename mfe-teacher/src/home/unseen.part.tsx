import './home.css'
import { unseenQuery } from '@lernspur/api-client/unseen.queries'
import { type PartProps, useCurrentClass, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { Part } from '@lernspur/app-kit/slot/part'
import { Card } from '@lernspur/ui/layout/card'
import { UnseenStudents } from './unseen/unseen-students'
import { UnseenSubjects } from './unseen/unseen-subjects'

function UnseenOf({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.home')
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

/** Students and competences of the current class without recent observations; nothing if no class is ready. */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('teacher.home')
  const schoolClass = useCurrentClass()
  if (!schoolClass?.isOnboardingFinalized) return null
  return (
    <Part title={t(($) => $.unseen.title, { name: schoolClass.name })} skeleton={skeleton}>
      <UnseenOf classId={schoolClass.id} />
    </Part>
  )
}
