import { textBlockRoutes } from '@lernspur/contracts/text-block.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getTextBlocks } from './get-text-blocks'
import { saveTextBlocks } from './save-text-blocks'

export const textBlockSlice = slice(textBlockRoutes, {
  getTextBlocks: ({ call }) => getTextBlocks(call),
  saveTextBlocks: ({ call, body }) => saveTextBlocks(call, body),
})
