import { art as art3 } from './level-3/art'
import { crafts as crafts3 } from './level-3/crafts'
import { english as english3 } from './level-3/english'
import { ethics as ethics3 } from './level-3/ethics'
import { german as german3 } from './level-3/german'
import { mathematics as mathematics3 } from './level-3/mathematics'
import { music as music3 } from './level-3/music'
import { science as science3 } from './level-3/science'
import { sport as sport3 } from './level-3/sport'
import { art as art5 } from './level-5/art'
import { english as english5 } from './level-5/english'
import { ethics as ethics5 } from './level-5/ethics'
import { german as german5 } from './level-5/german'
import { mathematics as mathematics5 } from './level-5/mathematics'
import { music as music5 } from './level-5/music'
import { science as science5 } from './level-5/science'
import { sport as sport5 } from './level-5/sport'
import type { SubjectPlan } from './subject-plan'
import { swissSpelling } from './swiss-spelling'

/** The eight subjects of a level in the order of the timetable. */
export interface Curriculum {
  readonly schoolLevel: number
  readonly subjects: readonly SubjectPlan[]
}

export const level3: Curriculum = {
  schoolLevel: 3,
  subjects: [german3, mathematics3, science3, english3, art3, music3, sport3, ethics3],
}

export const level5: Curriculum = {
  schoolLevel: 5,
  subjects: [german5, mathematics5, science5, english5, art5, music5, sport5, ethics5],
}

const inSwiss = (subject: SubjectPlan, face: { name?: string; abbreviation?: string } = {}): SubjectPlan => ({
  ...subject,
  ...face,
  domains: subject.domains.map((domain) => ({
    ...domain,
    name: swissSpelling(domain.name),
    competences: domain.competences.map(swissSpelling),
  })),
})

/** Ethics is part of NMG there; crafts takes its place. */
export const swissLevel3: Curriculum = {
  schoolLevel: 3,
  subjects: [
    inSwiss(german3),
    inSwiss(mathematics3),
    inSwiss(science3, { name: 'Natur, Mensch, Gesellschaft', abbreviation: 'NMG' }),
    inSwiss(english3),
    inSwiss(art3, { name: 'Bildnerisches Gestalten', abbreviation: 'BG' }),
    inSwiss(music3),
    inSwiss(sport3, { name: 'Bewegung und Sport', abbreviation: 'BS' }),
    inSwiss(crafts3),
  ],
}
