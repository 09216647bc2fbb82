import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { AuthAttemptOrigin } from '@lernspur/contracts/identity/auth-attempt.contract'
import { MatchNumber } from './match-number'

/** Where a sign-in was started, so that nobody lets somebody else's browser in by habit. */
export function AttemptOrigin({ origin }: { origin: AuthAttemptOrigin }) {
  const { t } = useTranslation('shell.sign-in')
  const format = useFormat()
  const [browser, system] = origin.device?.split(', ') ?? []
  const device = browser && system ? t(($) => $.origin.deviceOn, { browser, system }) : browser
  const facts = [
    [t(($) => $.origin.device), device ?? t(($) => $.origin.unknown)],
    [t(($) => $.origin.network), origin.network ?? t(($) => $.origin.unknown)],
    [t(($) => $.origin.startedAt), format.instant(origin.startedAt)],
  ]
  return (
    <div className="grid grid-cols-1 gap-3">
      {origin.matchNumber !== null && <MatchNumber label={t(($) => $.origin.number)} number={origin.matchNumber} />}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 px-4 text-sm">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
