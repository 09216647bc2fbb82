/** Visits of a hundred whose screens are recorded without an error (rule browser.5); the privacy notice says so. */
export const recordedPercent = 10
