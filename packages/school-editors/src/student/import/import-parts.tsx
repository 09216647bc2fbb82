import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import { ClassPart } from './class-part'
import type { StudentImportState } from './import-state'
import { OrderPart } from './order-part'
import { PeoplePart } from './people-part'
import { PreviewPart } from './preview/preview-part'
import { SourcePart } from './source-part'
import { YearPart } from './year-part'

/** A list of names from its source to its preview; the parent adds the import button. */
export function ImportParts({ state }: { state: StudentImportState }) {
  const part = useRestoredFocus<HTMLDivElement>()
  return (
    <div {...part} className="grid grid-cols-1 gap-5">
      <SourcePart source={state.source} />
      <OrderPart state={state} />
      {state.lines.length > 0 && !state.mustAsk && (
        <>
          <YearPart state={state} />
          <ClassPart state={state} />
          <PreviewPart state={state} />
        </>
      )}
      {!state.mustAsk && <PeoplePart state={state} />}
    </div>
  )
}
