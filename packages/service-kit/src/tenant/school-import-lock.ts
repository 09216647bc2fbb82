/** The advisory lock that an import of a school holds until it has ended; two at once would not see each other. */
export const schoolImportLock = 724_516_021
