import type { Observation } from '@lernspur/contracts/observation.contract'

/** Observations of one competence by one teacher on one day: what is observed in a lesson belongs together. */
export interface Occasion {
  readonly id: string
  readonly first: Observation
  /** Newest first, one per student. */
  readonly observations: readonly Observation[]
}

/** Groups observations, which must be sorted newest first; groups are ordered by their newest observation. */
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
