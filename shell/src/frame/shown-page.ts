/** Page of this document that was shown last, with a frame around it or without; null before the first. */
export const shownPage: { current: string | null } = { current: null }
