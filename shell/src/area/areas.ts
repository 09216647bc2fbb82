import { provideFlags } from '@lernspur/app-runtime'
import { createAreas } from '@lernspur/federation/load-area'
import { report } from '../reporting/report'

/** The areas of this page, from its registry. */
export const areas = createAreas(undefined, (error, area, version) => report(error, { area, version }))

provideFlags(areas.hasFlag)
