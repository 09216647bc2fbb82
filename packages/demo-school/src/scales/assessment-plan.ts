/** One way to assess a child, and its weighting in a semester (per cent). */
export interface AssessmentPlan {
  readonly name: string
  readonly weighting: number
  /** Which children it covers: some in passing, everybody at once, or a few in front of the class. */
  readonly reach: 'some' | 'everybody' | 'few'
}

/** The weightings of a semester; each list sums up to 100. */
export const primaryAssessments: readonly AssessmentPlan[] = [
  { name: 'Beobachtung im Unterricht', weighting: 50, reach: 'some' },
  { name: 'Lernzielkontrolle', weighting: 30, reach: 'everybody' },
  { name: 'Präsentation', weighting: 20, reach: 'few' },
]

export const upperAssessments: readonly AssessmentPlan[] = [
  { name: 'Beobachtung im Unterricht', weighting: 40, reach: 'some' },
  { name: 'Test', weighting: 40, reach: 'everybody' },
  { name: 'Vortrag oder Projekt', weighting: 20, reach: 'few' },
]
