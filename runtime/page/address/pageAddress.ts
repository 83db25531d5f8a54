/**
 * How a page goes to another address: `push` adds an entry to the history, `replace` changes the one that is there, and
 * `back` returns to the entry before where that is the address that is wanted, and replaces otherwise.
 */
export type AddressMove = 'push' | 'replace' | 'back'

/** The address of the tab in which a page stands. It changes without the page beginning anew. */
export interface PageAddress {
  /** The path with its query, as it is now. */
  readonly current: () => string
  /** Reports every change, such as by the back button. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Says by which parameters the page says where it is: an address that differs in no others leads to the same tab. */
  readonly claim: (names: readonly string[]) => void
  /** Changes the query of the address, given without its `?`. */
  readonly change: (query: string, move: AddressMove) => void
}

/** The query of an address, without its `?`. */
export const queryOf = (address: string): string => address.split('?', 2)[1] ?? ''
