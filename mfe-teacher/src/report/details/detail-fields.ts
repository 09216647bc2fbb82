/** The place of the further fields within the page of a report, for links. */
export const detailFields = 'report-details'
