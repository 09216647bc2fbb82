/** The anchor of the further fields on the page of a report, for links. */
export const detailFields = 'report-details'
