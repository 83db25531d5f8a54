import { isObject } from '../../language/index.ts'

/** The title that went along with an address, when a page opened it in a tab. */
export const titleOfState = (state: unknown): string | undefined =>
  isObject(state) && typeof state.title === 'string' ? state.title : undefined
