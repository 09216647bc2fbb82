import { useId } from 'react'

interface OutlinedDomain {
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly string[]
}

/** Domains and competences to look at, such as those of a template before it is taken over. */
export function CompetenceOutline({ domains }: { domains: readonly OutlinedDomain[] }) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-4 rounded-lg border bg-card p-4">
      {domains.map(({ name, symbol, competences }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as a whole; names may repeat
        <section key={at} aria-labelledby={`${id}-${at}`}>
          <h3 id={`${id}-${at}`} className="font-medium wrap-anywhere">
            {symbol !== null && symbol !== '' && <span className="text-muted-foreground">{symbol} </span>}
            {name}
          </h3>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {competences.map((competence, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as a whole; sentences may repeat
              <li key={position} className="whitespace-pre-line wrap-anywhere">
                {competence}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
