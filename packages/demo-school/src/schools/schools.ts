import { berlinHolidays, zurichHolidays } from '../calendar/school-days'
import { level3, level5, swissLevel3 } from '../curriculum/curricula'
import { swissSpelling } from '../curriculum/swiss-spelling'
import { childrenOf3a, childrenOf3b, childrenOf5c } from '../people/german-children'
import { germanStaff, swissStaff } from '../people/staff'
import { swissChildren } from '../people/swiss-children'
import { primaryAssessments, upperAssessments } from '../scales/assessment-plan'
import { smileys, stars, words } from '../scales/scale-plan'
import type { SchoolPlan } from './school-plan'

export const germanSchool: SchoolPlan = {
  name: 'Grundschule am Lindenpark',
  slogan: 'Gemeinsam wachsen, jedes Kind auf seinem Weg',
  country: 'DE',
  state: 'Berlin',
  schoolType: 'Grundschule',
  confirmed: { town: 'Berlin', officialNumber: '12G34' },
  termNames: { first: '1. Halbjahr', second: '2. Halbjahr' },
  holidays: berlinHolidays,
  staff: germanStaff,
  classes: [
    {
      name: '3a',
      nickname: 'Die Waschbären',
      teacher: 'lehrerin@schule.example',
      shares: [{ email: 'fachlehrer@schule.example', subjects: ['english'] }],
      curriculum: level3,
      children: childrenOf3a,
      scale: smileys,
      assessments: primaryAssessments,
    },
    {
      name: '3b',
      nickname: 'Die Eisvögel',
      teacher: 's.aktas@schule.example',
      shares: [{ email: 'p.lindner@schule.example', subjects: ['sport', 'music'] }],
      curriculum: level3,
      children: childrenOf3b,
      scale: stars,
      assessments: primaryAssessments,
    },
    {
      name: '5c',
      nickname: 'Die Sternwarte',
      teacher: 'p.lindner@schule.example',
      shares: [{ email: 's.aktas@schule.example', subjects: ['art'] }],
      curriculum: level5,
      children: childrenOf5c,
      scale: words,
      assessments: upperAssessments,
    },
  ],
  spelling: (text) => text,
}

export const swissSchool: SchoolPlan = {
  name: 'Primarschule Seewiese',
  slogan: 'Neugierig lernen, mutig fragen, fröhlich zusammenleben',
  country: 'CH',
  state: 'Zürich',
  schoolType: 'Primarschule',
  termNames: { first: '1. Semester', second: '2. Semester' },
  holidays: zurichHolidays,
  staff: swissStaff,
  classes: [
    {
      name: '3b',
      nickname: 'Die Murmeltiere',
      teacher: 'u.baechtold@nachbarschule.example',
      shares: [{ email: 'c.moser@nachbarschule.example', subjects: ['crafts'] }],
      curriculum: swissLevel3,
      children: swissChildren,
      scale: smileys,
      assessments: primaryAssessments,
    },
  ],
  spelling: swissSpelling,
}
