/** Name of the search parameter with the instant at which reports were created, which the overview brings into view. */
export const newReports = 'new'
