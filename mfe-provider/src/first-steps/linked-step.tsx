import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { FirstStepName, FirstSteps } from '@lernspur/contracts/provider/first-steps.contract'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { StepBadge, StepMark } from './step-state'

type LinkedName = Exclude<FirstStepName, 'mail' | 'backup'>

/** The screen on which each step is done or seen. */
const ways: Readonly<Record<LinkedName, string>> = {
  secondFactor: paths.profile,
  operator: paths.legalNotice,
  allowed: paths.providerWhitelist,
  owner: paths.providerWhitelist,
  schoolSetup: paths.providerTenants,
  schoolClass: paths.providerTenants,
  observation: paths.providerTenants,
}

interface LinkedStepProps {
  name: LinkedName
  isDone: boolean
  missing: FirstSteps['missingOperatorFacts']
}

/** A step that is done on another screen, with a link to it. */
export function LinkedStep({ name, isDone, missing }: LinkedStepProps) {
  const { t } = useTranslation('provider.home-first-steps')
  const format = useFormat()
  const hint = t(($) => $.step[name].hint, {
    facts: format.list(missing.map((fact) => t(($) => $.fact[fact]))),
    address: `${window.location.origin}${paths.register}`,
  })
  return (
    <LinkRow
      link={<Link to={ways[name]} />}
      leading={<StepMark isDone={isDone} />}
      title={t(($) => $.step[name].title)}
      hint={isDone ? null : <span className="wrap-anywhere">{hint}</span>}
      trailing={<StepBadge isDone={isDone} />}
    />
  )
}
