import { type Day, daysBetween } from '../calendar/day'
import { randomOf } from '../random'

/** How well a child does something: from struggling (below 0) to shining (above 1). */
export interface Ability {
  performance(child: string, subject: string, competence: string, day: Day): number
}

/** Remembers a random number per name, so that the order of calls does not matter. */
const remembered = (draw: (name: string) => number): ((name: string) => number) => {
  const known = new Map<string, number>()
  return (name) => {
    const value = known.get(name) ?? draw(name)
    known.set(name, value)
    return value
  }
}

/** Children differ in general, by subject and in how fast they grow; competences differ in difficulty. */
export const abilityOf = (seed: string, firstDay: Day): Ability => {
  const spread = (of: string, deviation: number) =>
    remembered((name) => randomOf(`${seed}/${of}/${name}`).normal() * deviation)
  const general = spread('general', 0.11)
  const bySubject = spread('subject', 0.13)
  const pace = spread('pace', 0.06)
  const difficulty = spread('difficulty', 0.09)
  return {
    performance: (child, subject, competence, day) => {
      const years = daysBetween(firstDay, day) / 365
      const start = 0.46 + general(child) + bySubject(`${child}/${subject}`) - difficulty(`${subject}/${competence}`)
      return start + years * (0.14 + pace(child))
    },
  }
}

/** The level of a scale for a performance; the lowest is 1. */
export const levelFor = (performance: number, levels: number): number =>
  Math.min(levels, Math.max(1, 1 + Math.floor(performance * levels)))
