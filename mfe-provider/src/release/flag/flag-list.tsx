import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { DeskFlag } from '@lernspur/contracts/provider/release-desk.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { useFlagName } from './use-flag-name'

interface FlagListProps {
  label: string
  flags: readonly DeskFlag[]
  onChange: (flag: DeskFlag) => void
}

/** Who sees what is behind a flag: `für 20 % aller Personen und an 2 Schulen`. */
const useFlagState = (): ((flag: DeskFlag) => string) => {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  return ({ share, schools }) => {
    if (share === 100) return t(($) => $.flag.everybody)
    const parts = [
      ...(share > 0 ? [t(($) => $.flag.share, { weight: share })] : []),
      ...(schools.length > 0 ? [t(($) => $.flag.schools, { count: schools.length })] : []),
    ]
    return parts.length === 0 ? t(($) => $.flag.off) : format.list(parts)
  }
}

/** What the live versions of an area hide behind flags, and who sees it. */
export function FlagList({ label, flags, onChange }: FlagListProps) {
  const { t } = useTranslation('provider.release')
  const nameOf = useFlagName()
  const stateOf = useFlagState()
  return (
    <ul aria-label={label} className="grid grid-cols-1">
      {flags.map((flag) => (
        <li
          key={flag.name}
          className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-t py-2.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="grid min-w-0 gap-0.5">
            <span className="wrap-anywhere">{nameOf(flag)}</span>
            <span className="text-sm text-muted-foreground wrap-anywhere">
              {stateOf(flag)}
              {flag.text === null ? ` · ${t(($) => $.flag.gone)}` : <span className="font-mono"> · {flag.name}</span>}
            </span>
          </span>
          <Button
            size="sm"
            variant="outline"
            className="justify-self-start"
            aria-label={t(($) => $.flag.changeOf, { name: nameOf(flag) })}
            onClick={() => onChange(flag)}
          >
            {t(($) => $.flag.change)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
