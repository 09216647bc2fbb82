import { useSession, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { ClassForm } from '@lernspur/school-editors/class-steps/class-step'
import { SaveAsTemplate } from '@lernspur/school-editors/class-steps/template/save-as-template'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'

/** Name, level and nickname of a class, and saving it as a template, for its creator and the leaders of the school. */
export function ClassData({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.settings')
  const { whoAmI, role } = useSession()
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  if (!leads && schoolClass.creatorId !== whoAmI.id) return null
  return (
    <Card>
      <CardHeading title={t(($) => $.class.title)} description={t(($) => $.class.description)} />
      <CardContent className="grid max-w-3xl grid-cols-1 gap-5">
        <ClassForm key={schoolClass.id} schoolClass={schoolClass} />
        <SaveAsTemplate schoolClass={schoolClass} />
      </CardContent>
    </Card>
  )
}
