import { createAreas } from '@lernspur/federation/load-area'

/** The areas of this page, as its registry says. */
export const areas = createAreas()
