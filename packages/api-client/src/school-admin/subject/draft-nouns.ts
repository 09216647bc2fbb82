/** What shows the provider's drafts, which are written by the calls of subjects as well. */
export const draftNouns = ['global-template', 'template-version'] as const
