/** Value in the URL for reports without a group. */
export const ungrouped = 'none'
