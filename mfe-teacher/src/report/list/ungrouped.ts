/** Stands in the address for reports in no group. */
export const ungrouped = 'none'
