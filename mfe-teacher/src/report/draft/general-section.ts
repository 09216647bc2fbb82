/** Names the general comment among the parts of a report. */
export const generalSection = 'general'
