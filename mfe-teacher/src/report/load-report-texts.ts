import { preloadTexts } from '@lernspur/app-runtime'

/**
 * Starts loading the texts that screens of reports alone show. Each of them does so with its code: a screen that asks
 * for its texts only when it is drawn is drawn twice, with a skeleton in between.
 */
export const loadReportTexts = (): void => {
  for (const texts of ['teacher.report', 'teacher.remark']) void preloadTexts(texts)
}
