import * as z from 'zod/mini'

/** How texts speak of a child: `she` (sie), `he` (er), or `none`, by the name alone. */
export const pronouns = ['she', 'he', 'none'] as const
export const pronounSchema = z.enum(pronouns)
export type Pronoun = (typeof pronouns)[number]
