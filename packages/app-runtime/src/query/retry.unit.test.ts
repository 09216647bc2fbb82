import { describe, expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { failure } from '@lernspur/api-client/testing/failure'
import { ApiError, timedOut } from '@lernspur/api-client/wire/api-error'
import { queryClient } from '../app-runtime'

inBrowser()

describe('reads', () => {
  const { retry, retryDelay, gcTime } = queryClient.getDefaultOptions().queries ?? {}
  const repeats = (error: Error) =>
    [0, 1, 2, 3].filter((failures) => typeof retry === 'function' && retry(failures, error)).length

  test.each([
    ['no answer', failure(0), 3],
    ['a broken server', failure(503), 3],
    ['too many requests', failure(429, 'TOO_MANY_REQUESTS'), 3],
    ['what does not exist', failure(404, 'NOT_FOUND'), 0],
    ['what is not allowed', failure(403, 'NO_PERMISSION'), 0],
    ['a session that is over, or has just got another token', failure(401, 'INVALID_TOKEN'), 1],
    ['no answer in time', new ApiError({ code: 'UNKNOWN', message: timedOut, status: 0, networkError: true }), 0],
    ['no answer to the gateway in time', failure(504), 0],
    ['what is not built', failure(501, 'NOT_IMPLEMENTED'), 0],
    ['a mistake of the page', new TypeError('undefined is not a function'), 0],
  ])('%s is retried only as often as useful', (_, error, times) => {
    expect(repeats(error)).toBe(times)
  })

  test('wait 1 s, doubling, at most 30 s', () => {
    const delays = [0, 1, 2, 6].map((failures) =>
      typeof retryDelay === 'function' ? retryDelay(failures, new Error()) : retryDelay,
    )
    expect(delays).toEqual([1000, 2000, 4000, 30_000])
  })

  test('are discarded five minutes after their last use', () => {
    expect(gcTime).toBe(300_000)
  })
})
