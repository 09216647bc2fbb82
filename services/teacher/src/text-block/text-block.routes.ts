import { textBlockRoutes } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getTextBlocks } from './get-text-blocks'
import { saveTextBlocks } from './save-text-blocks'

export const textBlockSlice = slice(textBlockRoutes, {
  getTextBlocks: ({ call }) => getTextBlocks(call),
  saveTextBlocks: ({ call, body }) => saveTextBlocks(call, body),
})
