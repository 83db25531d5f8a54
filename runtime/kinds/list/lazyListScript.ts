import { lazyPart } from '../../registry/index.ts'
import type { ListScriptProps } from './scripts/ListScript.tsx'

/** What runs the stored script of a list; only pages with one load it. */
export const ListScript = lazyPart<ListScriptProps>(
  () => import('./scripts/ListScript.tsx').then((chunk) => chunk.ListScript),
  null,
)
