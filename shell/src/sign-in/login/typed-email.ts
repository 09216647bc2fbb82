/** The address that somebody typed on the page before, so that nobody types it twice. */
export const typedEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''
