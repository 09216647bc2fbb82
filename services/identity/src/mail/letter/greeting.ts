import { nameInMail } from './name-in-mail'

const greeting = (word: string, name: string): string => `${`${word} ${nameInMail(name)}`.trim()},`

/** Salutation of a German mail. */
export const hallo = (name: string): string => greeting('Guten Tag', name)
/** Salutation of an English mail. */
export const hello = (name: string): string => greeting('Hello', name)
