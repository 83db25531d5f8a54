import { lazyPart } from '../registry/index.ts'
import type { LiveNoteProps } from './LiveNote.tsx'

export { type LiveView, useLiveRecords } from './useLiveRecords.ts'

/** What a live source says of itself: only pages with one load it. */
export const LiveNote = lazyPart<LiveNoteProps>(() => import('./LiveNote.tsx').then((chunk) => chunk.LiveNote), null)
