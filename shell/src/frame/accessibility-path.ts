import { paths } from '@lernspur/app-runtime'

/** The accessibility statement. */
export const accessibilityPath = `${paths.legal}/accessibility`
