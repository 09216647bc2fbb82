import type { ReactNode } from 'react'

export interface Fact {
  id: string
  name: string
  text: ReactNode
}

/** What a notice lists: a name, and beside or below it what is said about it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-3 grid divide-y border-y">
      {facts.map(({ id, name, text }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-6 py-2">
          <dt>{name}</dt>
          <dd className="text-muted-foreground tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same with sentences, which stand below the names. */
export function LongFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-3 grid divide-y border-y">
      {facts.map(({ id, name, text }) => (
        <div key={id} className="grid gap-0.5 py-2">
          <dt className="font-medium">{name}</dt>
          <dd className="text-muted-foreground">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
