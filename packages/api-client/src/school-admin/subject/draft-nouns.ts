/** Nouns that show the provider's drafts, which calls of subjects change as well. */
export const draftNouns = ['global-template', 'template-version'] as const
