/** The last page shown in this document, with or without the frame; null before the first. */
export const visiblePage: { current: string | null } = { current: null }
