import { ExitLink } from '@lernspur/app-kit/wizard/exit-link'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import { Wizard } from '@lernspur/app-kit/wizard/wizard'
import {
  Navigate,
  paths,
  useClass,
  useCurrentClass,
  usePageTitle,
  useSession,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { classFactKeys, useClassFacts } from '@lernspur/school-editors/class-steps/class-facts'
import { useState } from 'react'
import { UnfinishedClass } from './unfinished-class'
import { useClassSetupSteps } from './use-class-setup-steps'

function ClassSetup({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.class-setup')
  const steps = useClassSetupSteps()
  const facts = useClassFacts(schoolClass)
  const refresh = useRefresh(classFactKeys)
  return (
    <Wizard
      base={`${paths.classSetup}/`}
      steps={steps}
      facts={facts}
      refresh={refresh}
      title={t(($) => $.title, { name: schoolClass.name })}
      exit={<ExitLink />}
    />
  )
}

/** For a class that is not finished yet (`/class-setup`); only users who may manage the class can finish it. */
export function Component() {
  const { t } = useTranslation('teacher.class-setup')
  const { whoAmI, role } = useSession()
  const current = useCurrentClass()
  // The class stays fixed during its set-up, even if another tab switches to another class.
  const [classId] = useState(current?.id)
  const schoolClass = useClass(classId ?? '')
  usePageTitle(t(($) => $.titleOfPage))
  if (!schoolClass) return <Navigate to={paths.home} replace />
  const leads = schoolClass.creatorId === whoAmI.id || role?.roleType === 'admin' || role?.roleType === 'manager'
  return leads ? <ClassSetup schoolClass={schoolClass} /> : <UnfinishedClass schoolClass={schoolClass} />
}
