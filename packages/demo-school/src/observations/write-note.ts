import type { SubjectKey } from '../curriculum/subject-plan'
import { aboutChild, type ChildPlan } from '../people/child-plan'
import type { Random } from '../random'
import { generalNotes, noteEndings, plainNotes, subjectNotes } from './note-texts'

/** A teacher's sentence about a performance between 0 (struggles) and 1 (shines). */
export const writeNote = (random: Random, child: ChildPlan, subject: SubjectKey, performance: number): string => {
  const band = performance < 0.4 ? 'low' : performance < 0.72 ? 'middle' : 'high'
  const texts = random.chance(0.45) ? subjectNotes[subject] : generalNotes
  const sentence = aboutChild(random.pick(texts[band]), child)
  return random.chance(0.22) ? `${sentence} ${random.pick(noteEndings)}` : sentence
}

/** A note for an entry without a level. */
export const writePlainNote = (random: Random, child: ChildPlan): string => aboutChild(random.pick(plainNotes), child)
