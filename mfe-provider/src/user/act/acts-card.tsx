import { useTranslation } from '@lernspur/app-runtime'
import type { SupportAct, SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card } from '@lernspur/ui/components/ui/card'
import { ActButton } from './act-button'
import { suggested } from './suggested-acts'

interface ActsCardProps {
  supportCase: SupportCase
  name: string
}

/** Actions that no verdict offers already; nothing if there are none. */
export function ActsCard({ supportCase, name }: ActsCardProps) {
  const { t } = useTranslation('provider.case')
  const offered = supportCase.verdicts.map(({ kind }) => suggested[kind])
  const acts = supportCase.acts.filter((act) => !offered.includes(act))
  if (acts.length === 0) return null
  const explanationOf = (act: SupportAct) => {
    const values = { email: supportCase.email, count: supportCase.person?.sessionCount ?? 0 }
    return t(($) => $.act[act].explanation, values)
  }
  return (
    <Card>
      <CardHeading title={t(($) => $.acts.title)} />
      <ul>
        {acts.map((act) => (
          <li key={act} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t px-5 py-3">
            <p className="min-w-0 flex-1 basis-64 text-sm wrap-anywhere">{explanationOf(act)}</p>
            <ActButton act={act} supportCase={supportCase} name={name} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
