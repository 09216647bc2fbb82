/** Streams that one person may have: as many windows as anybody looks at. */
const streamsOfPerson = 5

/** Streams of events by person, over all services behind this gateway. */
export interface StreamShare {
  /** Adds a stream, which `supersede` ends; the oldest ends for a sixth. Returns a function that removes it. */
  join(person: string, supersede: () => void): () => void
}

/** Shares streams: whoever opens too many loses the oldest one, and never one of somebody else (rule call.10). */
export const makeStreamShare = (): StreamShare => {
  const streams = new Map<string, Set<() => void>>()
  return {
    join: (person, supersede) => {
      const own = streams.get(person) ?? new Set<() => void>()
      streams.set(person, own.add(supersede))
      const [oldest] = own
      if (own.size > streamsOfPerson) oldest?.()
      return () => {
        own.delete(supersede)
        if (own.size === 0 && streams.get(person) === own) streams.delete(person)
      }
    },
  }
}
