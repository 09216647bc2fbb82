import type { ErrorEvent, Exception, StackFrame } from '@sentry/react'
import { cleanAddress, type PatternOf } from './clean-address'
import { cleanMessage } from './clean-message'

/** Identifiers in code; the SDK also parses lines of a message as frames, whose names can be anything. */
const isCode = ({ filename = '', function: name = '?', lineno }: StackFrame): boolean =>
  lineno !== undefined &&
  /\/mfe(\/[\w.-]+)+\.js$/.test(filename) &&
  /^(async |new )?[\w$.<>?]+( \[as \w+\])?$/.test(name)

/** A location in the product's own code. */
const cleanFrame = (frame: StackFrame, patternOf: PatternOf): StackFrame => {
  const { filename, function: name, lineno, colno, in_app } = frame
  return {
    ...(filename !== undefined && { filename: cleanAddress(filename, patternOf) }),
    ...(name !== undefined && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  }
}

/** The class of an error is code; any other thrown value may have an arbitrary name. */
const cleanType = (type: string | undefined): string =>
  type && /^[A-Z][A-Za-z]*(Error|Exception|Timeout|Texts)$/.test(type) ? type : 'Error'

const cleanException = ({ type, value, mechanism, stacktrace }: Exception, patternOf: PatternOf): Exception => ({
  type: cleanType(type),
  value: cleanMessage(value ?? ''),
  ...(mechanism && {
    mechanism: { type: mechanism.type, ...(mechanism.handled !== undefined && { handled: mechanism.handled }) },
  }),
  ...(stacktrace?.frames && {
    stacktrace: { frames: stacktrace.frames.filter(isCode).map((frame) => cleanFrame(frame, patternOf)) },
  }),
})

/** An error as it may leave the browser: a new object with only what is known to be harmless. */
export const cleanEvent = (event: ErrorEvent, patternOf: PatternOf): ErrorEvent => {
  const { event_id, timestamp, level, platform, release, environment, sdk, tags, breadcrumbs, exception } = event
  const { trace } = event.contexts ?? {}
  const path = location.pathname
  return {
    type: undefined,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(level !== undefined && { level }),
    ...(platform !== undefined && { platform }),
    ...(release !== undefined && { release }),
    ...(environment !== undefined && { environment }),
    ...(sdk !== undefined && { sdk }),
    ...(tags !== undefined && { tags }),
    ...(breadcrumbs !== undefined && { breadcrumbs }),
    ...(exception?.values && { exception: { values: exception.values.map((one) => cleanException(one, patternOf)) } }),
    ...(trace && { contexts: { trace: { trace_id: trace.trace_id, span_id: trace.span_id } } }),
    transaction: patternOf(path),
    request: { url: cleanAddress(path, patternOf) },
    // Not sent; the SDK creates the header of the envelope from it.
    ...(event.sdkProcessingMetadata && { sdkProcessingMetadata: event.sdkProcessingMetadata }),
  }
}
