import { schoolTextBlockRoutes } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import { textBlockRoutes } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getSchoolTextBlocks } from './get-school-text-blocks'
import { getTextBlocks } from './get-text-blocks'
import { saveSchoolTextBlocks } from './save-school-text-blocks'
import { saveTextBlocks } from './save-text-blocks'

/** One's own text blocks, and those of the school. */
export const textBlockSlice = slice(
  { ...textBlockRoutes, ...schoolTextBlockRoutes },
  {
    getTextBlocks: ({ call }) => getTextBlocks(call),
    saveTextBlocks: ({ call, body }) => saveTextBlocks(call, body),
    getSchoolTextBlocks: ({ call }) => getSchoolTextBlocks(call),
    saveSchoolTextBlocks: ({ call, body }) => saveSchoolTextBlocks(call, body),
  },
)
