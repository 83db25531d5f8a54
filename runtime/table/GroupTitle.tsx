// biome-ignore-all lint/a11y/useFocusableInteractive: the title of a group is read, not pressed
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist

import { toGroupStyle } from './gridStyle.ts'
import type { GroupRun } from './groupRuns.ts'

/** The title above a group of columns; its words stay in sight while any of the columns does. */
export function GroupTitle({ run }: { readonly run: GroupRun }) {
  return (
    <div
      role="columnheader"
      aria-colindex={run.first + 1}
      aria-colspan={run.last - run.first + 1}
      className={`pw-table-title pw-table-group${run.pin ? ` pw-table-pin-${run.pin}` : ''}`}
      style={toGroupStyle(run)}
    >
      <span className="pw-table-title-text pw-table-group-text">{run.group.title}</span>
    </div>
  )
}
