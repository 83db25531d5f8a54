import { lazyPart } from '../../../registry/index.ts'
import type { ViewToggleProps } from '../ViewToggle.tsx'
import type { RecordLinesProps } from './RecordLines.tsx'

export const RecordLines = lazyPart<RecordLinesProps>(() =>
  import('./RecordLines.tsx').then((chunk) => chunk.RecordLines),
)

export const ViewToggle = lazyPart<ViewToggleProps>(
  () => import('../ViewToggle.tsx').then((chunk) => chunk.ViewToggle),
  null,
)
