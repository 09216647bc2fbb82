/** Id of the general comment among the sections of a report. */
export const generalSection = 'general'
