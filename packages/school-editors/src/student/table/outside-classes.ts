/** Values of the class filter besides class ids: no class at all, and none that still runs. */
export const outsideClasses = { none: 'none', left: 'left' } as const
