import { paths } from '@lernspur/app-runtime'

/** Names of the steps, in order; each has its texts in both languages. */
export const tourStepNames = ['observe', 'levels', 'matrix', 'children', 'reports', 'search'] as const
export type TourStepName = (typeof tourStepNames)[number]

interface TourStep {
  /** Where it is shown. */
  readonly pathOf: (classId: string) => string
  /** Selectors of the control that it points at; the first that is visible counts. */
  readonly targets: readonly string[]
}

/** What each step shows, by attributes that the pages have for everybody. */
export const tourStepsByName: Readonly<Record<TourStepName, TourStep>> = {
  observe: { pathOf: () => paths.home, targets: ['main a[href$="/observe"]', 'a[href$="/observe"]'] },
  levels: { pathOf: paths.capture, targets: ['main button[aria-haspopup]', 'main h1'] },
  matrix: { pathOf: paths.classSkills, targets: ['main [role=gridcell]', 'main h1'] },
  children: { pathOf: paths.students, targets: ['main a[href*="/student/"]', 'main h1'] },
  reports: { pathOf: paths.reports, targets: ['main button', 'main h1'] },
  search: { pathOf: () => paths.home, targets: ['[aria-keyshortcuts$="+K"]'] },
}
