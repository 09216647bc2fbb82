/** Values of the filter by class besides the ids of classes: no class at all, and none that still runs. */
export const outsideClasses = { none: 'none', left: 'left' } as const
