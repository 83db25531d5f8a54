import { QueryClient } from '@tanstack/react-query'

/**
 * Allocates the one store of rows and dictionaries. Nothing is asked twice behind a person's back: no retry, no call
 * because a window has the focus again. Without a network a call fails and says so instead of waiting in silence.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 0,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
