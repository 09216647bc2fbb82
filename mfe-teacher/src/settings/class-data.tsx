import { useSession, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { ClassForm } from '@lernspur/school-editors/class-steps/class-step'
import { SaveAsTemplate } from '@lernspur/school-editors/class-steps/template/save-as-template'
import { Card, CardBody, CardHeader } from '@lernspur/ui/layout/card'

/** Name, level and nickname of a class, and saving it as a template, for its creator and the leaders of the school. */
export function ClassData({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.settings')
  const { whoAmI, role } = useSession()
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  if (!leads && schoolClass.creatorId !== whoAmI.id) return null
  return (
    <Card>
      <CardHeader title={t(($) => $.class.title)} description={t(($) => $.class.description)} />
      <CardBody className="grid max-w-3xl grid-cols-1 gap-5">
        <ClassForm key={schoolClass.id} schoolClass={schoolClass} />
        <SaveAsTemplate schoolClass={schoolClass} />
      </CardBody>
    </Card>
  )
}
