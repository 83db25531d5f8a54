import { loadChunk } from '../../registry/index.ts'

const load = () => import('./address/writeAddress.ts')

/** Does something with what writes addresses of lists: a list that stands as its page says needs none of it. */
export const withAddress = (work: (chunk: Awaited<ReturnType<typeof load>>) => unknown): void =>
  // Without it the list goes on, and its address stays.
  void loadChunk(load).then(work, () => {})
