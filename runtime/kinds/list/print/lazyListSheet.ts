import { lazyPart, preloadPart } from '../../../registry/index.ts'
import type { ListSheetProps } from './ListSheet.tsx'

export const ListSheet = lazyPart<ListSheetProps>(
  () => import('./ListSheet.tsx').then((chunk) => chunk.ListSheet),
  null,
)

/** Loads what is printed before the menu of the browser asks for it, which waits for nothing. */
export const preloadListSheet = (): void => void preloadPart(ListSheet)
