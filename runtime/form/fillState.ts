/** What a rule of the server is doing for the value of a field. */
export type FillState =
  | { readonly status: 'running' }
  | { readonly status: 'failed'; readonly reason: string; readonly retry: () => void }
