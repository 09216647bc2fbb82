/** What a mail says to somebody whose link sets the first password. */
export const newEntry = {
  de: 'Der Link gilt sieben Tage und nur einmal. Danach registrieren Sie sich bitte mit dieser E-Mail-Adresse.',
  en: 'The link is valid for seven days and only once. After that, please register with this e-mail address.',
} as const
