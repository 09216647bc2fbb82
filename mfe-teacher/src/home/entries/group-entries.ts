import type { Observation } from '@lernspur/contracts/observation.contract'

/** What one person observed of one competence on one day: the children of a lesson belong together. */
export interface Occasion {
  readonly id: string
  readonly first: Observation
  /** Newest first, the newest of each child. */
  readonly observations: readonly Observation[]
}

/** Groups observations that are sorted newest first; the order of the groups follows their newest one. */
export const groupEntries = (observations: readonly Observation[]): Occasion[] => {
  const occasions = new Map<string, { first: Observation; observations: Observation[] }>()
  for (const observation of observations) {
    const { schoolClassId, competenceId, observedAt, creator } = observation
    const id = [schoolClassId, competenceId, observedAt, creator.id].join(' ')
    const occasion = occasions.get(id)
    if (occasion?.observations.some(({ studentId }) => studentId === observation.studentId)) continue
    if (occasion) occasion.observations.push(observation)
    else occasions.set(id, { first: observation, observations: [observation] })
  }
  return [...occasions].map(([id, occasion]) => ({ id, ...occasion }))
}
