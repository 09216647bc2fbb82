import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import type { Namesake } from '@lernspur/contracts/provider/school-confirmation.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'

interface NamesakeListProps {
  namesakes: readonly Namesake[]
  /** Announced when it appears, while a name is typed. */
  live?: boolean
}

/** Schools whose names look like one name, with what tells them apart (rule signature.10). */
export function NamesakeList({ namesakes, live = false }: NamesakeListProps) {
  const { t } = useTranslation('provider.identity')
  if (namesakes.length === 0) return null
  const textOf = ({ name, state, confirmation }: Namesake) =>
    confirmation
      ? t(($) => $.namesakeKnown, {
          name: confirmation.name,
          town: confirmation.town,
          number: confirmation.officialNumber,
          state: confirmation.state,
        })
      : `${t(($) => $.namesake, { name, state })}, ${t(($) => $.namesakeUnknown)}`
  return (
    <Banner live={live} tone="warning" icon={<CircleAlert />}>
      {t(($) => $.namesakes)}
      <ul className="mt-1 list-disc pl-5">
        {namesakes.map((school) => (
          <li key={school.id} className="wrap-anywhere">
            <Link to={paths.providerTenant(school.id)} className="underline underline-offset-4">
              {textOf(school)}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
