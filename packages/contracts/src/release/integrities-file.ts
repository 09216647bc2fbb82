/** File in the folder of each release: its scripts and styles, each with its integrity. */
export const integritiesFile = 'integrities.json'
