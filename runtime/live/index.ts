import { lazyPart } from '../registry/index.ts'
import type { LiveNoteProps } from './LiveNote.tsx'

export type { Changes } from './overlay.ts'
export { useLiveRecords } from './useLiveRecords.ts'
export { type LiveRecords, type LiveView, useAsked, useLiveSource } from './useLiveSource.ts'

/** What a live source says of itself: only pages with one load it. */
export const LiveNote = lazyPart<LiveNoteProps>(() => import('./LiveNote.tsx').then((chunk) => chunk.LiveNote), null)
