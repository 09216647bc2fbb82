/**
 * File in the folder of an area's release: all its pages and verbs with their texts in one language, for what a page does
 * not show at once (rule release.26).
 */
export const pageDetailsFile = (language: string): string => `pages-${language}.json`
