import type { QueryClient } from '@tanstack/react-query'
import { partSeparator } from '../language/index.ts'

/**
 * Has pages that are made of what the server says be asked for anew when they are opened next, as a description may have
 * changed. What is open stays as it is.
 */
export const forgetDerivedPages = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [kind, id] }) =>
      (kind === 'page' && String(id).includes(partSeparator)) || String(kind).startsWith('online '),
  })
