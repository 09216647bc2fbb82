import { Navigate, paths, useClass, useCurrentClass, usePageTitle, useSession, useTranslation } from '@lernspur/app-kit'
import type { Step } from '@lernspur/app-kit/wizard/step'
import { Wizard } from '@lernspur/app-kit/wizard/wizard'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useState } from 'react'
import { classSteps } from './class-steps'
import { ExitLink } from './exit-link'
import { type ClassFacts, useClassFacts } from './facts/class-facts'
import { useRefresh } from './facts/use-refresh'
import { ClassFinishStep } from './finish/finish-step'
import { UnfinishedClass } from './unfinished-class'

/** All steps of a class that is set up by itself. */
export const classSetupSteps: readonly Step<ClassFacts>[] = [
  ...classSteps,
  { id: 'finalize', isDone: () => false, Screen: ClassFinishStep },
]

function ClassSetup({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('setup')
  const facts = useClassFacts(schoolClass)
  const refresh = useRefresh()
  return (
    <Wizard
      base={`${paths.classSetup}/`}
      steps={classSetupSteps}
      facts={facts}
      refresh={refresh}
      title={t(($) => $.classSetup, { name: schoolClass.name })}
      exit={<ExitLink />}
    />
  )
}

/** For a class that is not finished yet (`/class-setup`); only those who lead it may finish it. */
export function Component() {
  const { t } = useTranslation('setup')
  const { whoAmI, role } = useSession()
  const current = useCurrentClass()
  // The class stays the same while it is set up, whatever another tab chooses.
  const [classId] = useState(current?.id)
  const schoolClass = useClass(classId ?? '')
  usePageTitle(t(($) => $.classSetupTitle))
  if (!schoolClass) return <Navigate to={paths.home} replace />
  const leads = schoolClass.creatorId === whoAmI.id || role?.roleType === 'admin' || role?.roleType === 'manager'
  return leads ? <ClassSetup schoolClass={schoolClass} /> : <UnfinishedClass schoolClass={schoolClass} />
}
