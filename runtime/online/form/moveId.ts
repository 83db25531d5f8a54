import { onlineFormPage } from '../../page/index.ts'

/** Which move of which form a derived page asks for. */
export interface OnlineFormMoveId {
  /** The id of the form, or its table. */
  readonly code: string
  readonly move: string
}

const mark = '?move='

/** The id of the page of a move that takes values, such as `online-form#orders?move=refuse`. */
export const toOnlineFormMoveId = ({ code, move }: OnlineFormMoveId): string =>
  `${onlineFormPage}#${encodeURIComponent(code)}${mark}${encodeURIComponent(move)}`

/** Reads the part of such an id that follows the `#`; undefined for that of a list. */
export function readOnlineFormMovePart(part: string): OnlineFormMoveId | undefined {
  const [code = '', move] = part.split(mark).map(decodeURIComponent)
  return move === undefined ? undefined : { code, move }
}
